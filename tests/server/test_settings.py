"""Settings: a file, the environment, the command line, and what is wrong with them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from wolfden.cli.settings import print_settings
from wolfden.server.settings import Rate, Settings
from wolfden.server.sources import BadSetting, described, read_settings


def test_the_command_line_outdoes_the_environment_and_that_the_file(tmp_path: Path) -> None:
    file = tmp_path / "wolfden.toml"
    file.write_text(
        'port = 1\nbot_workers = 3\nlog_format = "json"\ntrusted_proxies = ["10.0.0.0/8"]\n'
    )
    environment = {"WOLFDEN_PORT": "2", "WOLFDEN_CREATE_RATE": "9, 0.5", "PATH": "/bin"}
    settings = read_settings(file, environment, {"port": "3", "bot-pause": "1.5"})
    assert (settings.port, settings.bot_workers, settings.log_format) == (3, 3, "json")
    assert settings.trusted_proxies == ("10.0.0.0/8",)
    assert settings.create_rate == Rate(9, 0.5)
    assert settings.bot_pause == 1.5


def test_without_a_word_everything_is_as_it_comes() -> None:
    assert read_settings(None, {"WOLFDEN_NO_SKIPS": "1"}, {}) == Settings()


@pytest.mark.parametrize(
    ("environment", "flags", "source"),
    [
        ({"WOLFDEN_PROT": "1"}, {}, "WOLFDEN_PROT"),
        ({"WOLFDEN_PORT": "many"}, {}, "WOLFDEN_PORT"),
        ({}, {"log-format": "xml"}, "--log-format"),
        ({}, {"nothing": "1"}, "--nothing"),
        ({}, {"create_rate": "1"}, "--create-rate"),
    ],
)
def test_what_is_no_setting_is_named_with_its_source(
    environment: dict[str, str], flags: dict[str, str], source: str
) -> None:
    with pytest.raises(BadSetting) as refusal:
        read_settings(None, environment, flags)
    assert refusal.value.details["source"] == source


@pytest.mark.parametrize("text", [None, "port = ", "port = 'x'", "\xff"])
def test_a_file_that_cannot_be_used_is_named(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "wolfden.toml"
    if text is not None:
        file.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadSetting) as refusal:
        read_settings(file, {}, {})
    assert refusal.value.details["source"] == str(file)


def test_the_list_of_all_settings_is_a_file_that_sets_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WOLFDEN_PORT", "9")
    monkeypatch.delenv("WOLFDEN_NO_SKIPS", raising=False)
    print_settings(None)
    text = capsys.readouterr().out
    assert "\nport = 9\n" in text
    assert [setting.name for setting in described()] == list(Settings.__struct_fields__)
    file = tmp_path / "wolfden.toml"
    all_set = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
    file.write_text(all_set)
    assert read_settings(file, {}, {}) == Settings(port=9)
    assert all_set.count(" = ") == len(Settings.__struct_fields__)


def test_most_settings_say_what_they_do() -> None:
    silent = [setting.name for setting in described() if not setting.text]
    assert len(silent) < len(msgspec.structs.fields(Settings)) / 2
