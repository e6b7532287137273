"""A client of a few files, laid out as the build leaves it."""

from __future__ import annotations

import gzip
from pathlib import Path

PAGE = b'<!doctype html><title>Small</title><script type="module" src="/assets/index-A1b2.js"></script>'
SCRIPT = b'document.title = "Small and well packed";\n' * 40
# No packer for it comes with Python; what matters is that these bytes are sent as they are.
BROTLI = b"as brotli"


def small_client(folder: Path) -> Path:
    """Lay a client out in a folder of its own."""
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_bytes(PAGE)
    (client / "icon.svg").write_bytes(b"<svg/>")
    script = client / "assets" / "index-A1b2.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-A1b2.js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name("index-A1b2.js.br").write_bytes(BROTLI)
    (client / "assets" / "type-C3d4.woff2").write_bytes(b"wOF2")
    (client / "assets" / "notes.py").write_bytes(b"not for browsers")
    return client
