from __future__ import annotations

import pytest

from wolfden.core import registry
from wolfden.testing import Subject

from . import hideout


@pytest.fixture
def subject(tmp_path, monkeypatch):
    """Hideout, with a text for everything, and positions made while it is as it should be."""
    monkeypatch.setattr(Subject, "text_is_known", lambda *_: True)
    monkeypatch.setitem(registry._specs, "hideout", hideout.SPEC)
    subject = Subject(hideout.SPEC, tmp_path, matches=6)
    assert list(subject.moments())
    return subject
