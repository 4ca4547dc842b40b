"""What the build of compiled engines makes anew."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent))
hatch_build = pytest.importorskip("hatch_build")


class Compiler:
    """Takes down what it compiles; the first time another build may write something meanwhile."""

    def __init__(self, meanwhile):
        self.meanwhile, self.compiled = meanwhile, []

    def object_filenames(self, sources, output_dir):
        return [str(Path(output_dir) / f"{Path(source).stem}.o") for source in sources]

    def compile(self, sources, output_dir):
        if not self.compiled:
            self.meanwhile()
        for source, made in zip(sources, self.object_filenames(sources, output_dir), strict=True):
            Path(made).write_text("compiled")
            self.compiled.append(Path(source).name)


@pytest.mark.parametrize(("written_meanwhile", "times"), [("notes.txt", 1), ("engine.h", 2)])
def test_what_is_current_is_not_compiled_again(tmp_path, written_meanwhile, times):
    """Unless a header was written while its object was made: that may lack what is new in it."""
    source = tmp_path / "engine.c"
    for name in ("engine.c", "engine.h"):
        (tmp_path / name).write_text("first")
    compiler = Compiler(lambda: (tmp_path / written_meanwhile).write_text("second"))
    translate = hatch_build.several_at_once(compiler)
    for _ in range(2):
        translate([str(source)], output_dir=str(tmp_path))
    assert compiler.compiled == ["engine.c"] * times
