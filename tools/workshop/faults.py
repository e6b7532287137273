"""Failures of the set-up, told as one sentence that says what to do."""

from __future__ import annotations

import errno
import re
import ssl
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

OLDEST = (3, 11)

DISK_FULL = "The disk is full: free about 500 MB, then run the same command again."
NO_NETWORK = (
    "The package index (PyPI or npm) cannot be reached: "
    "check the network connection, then run the same command again."
)
BAD_CERTIFICATE = (
    "The certificate of the package index is not trusted here: if a proxy sits in between, "
    "set SSL_CERT_FILE to its certificates, then run the same command again."
)
BAD_HASH = (
    "A downloaded package is not the one that was locked: run the same command again, "
    "and if it stays so, report it and do not install it by other means."
)
TOO_MANY_REQUESTS = "The package index is busy: wait a minute, then run the same command again."
NO_PACKAGE = (
    "A locked package is not published for this kind of machine or this Python: "
    "try another Python between 3.11 and 3.14, on Linux or macOS."
)

# The first pattern that matches what a tool printed decides; the order goes from cause to symptom.
SYMPTOMS = (
    (r"no space left on device|disk quota exceeded|os error 28|os error 122|enospc", DISK_FULL),
    (r"hash mismatch|do not match the hashes|eintegrity", BAD_HASH),
    (
        (
            r"invalid peer certificate|certificate verify failed|unknownissuer"
            r"|self_signed_cert|unable_to_\w*issuer|unable_to_verify"
        ),
        BAD_CERTIFICATE,
    ),
    (r"429 too many requests", TOO_MANY_REQUESTS),
    (
        (
            r"error sending request|dns error|failed to lookup|name resolution"
            r"|connection (refused|reset|error)|network is unreachable|timed out|failed to fetch"
            r"|newconnectionerror|client error \(connect\)|was not found in the cache"
            r"|network connectivity is disabled|enotfound|eai_again|econnrefused|econnreset|etimedout"
            r"|enotcached"
        ),
        NO_NETWORK,
    ),
    (r"no matching distribution|no wheels with a matching|no usable wheels", NO_PACKAGE),
)
# Another way of installing the same thing would meet these again.
LASTING = (DISK_FULL, NO_NETWORK, BAD_CERTIFICATE, BAD_HASH, TOO_MANY_REQUESTS)


class Fault(Exception):
    """Something the person at the keyboard can put right; the text says how."""


def check_python(major: int, minor: int) -> None:
    if (major, minor) < OLDEST:
        raise Fault(
            f"Volteface needs Python 3.11 or newer, and this is Python {major}.{minor}: install a newer one, "
            "for example with 'sudo apt install python3.11 python3.11-venv'."
        )


def explain(error: OSError, folder: Path) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_FULL
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        where = str(error.filename or "")
        return (
            f"This folder cannot be written to ({where if Path(where).is_absolute() else folder}): "
            f"copy the project to a folder of your own, then run the same command there."
        )
    return f"The set-up stopped ({error}): run the same command again."


def diagnose(output: str, log: Path) -> str:
    for pattern, sentence in SYMPTOMS:
        if re.search(pattern, output, re.IGNORECASE):
            return sentence
    denied = re.search(r"permission denied|read-only file system", output, re.IGNORECASE)
    if denied:
        return (
            f"The set-up may not write where it has to ({denied.group().lower()}): make this folder and your "
            f"own cache folder writable, then run the same command again; details are in {log}."
        )
    return f"The set-up did not succeed: run the same command again, and if it fails again, read {log}."


def run_step(command: Sequence[str], log: Path, environ: dict[str, str], keep: Sequence[int] = ()) -> None:
    """Runs one step of the set-up quietly. Open files in `keep` live as long as the step does."""
    try:
        done = subprocess.run(
            command,
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=keep,
            check=False,
        )
    except FileNotFoundError as error:
        raise Fault(f"{command[0]} cannot be started: run the same command again.") from error
    output = done.stdout.decode("utf-8", "replace")
    with log.open("a", encoding="utf-8", errors="replace") as file:
        file.write("$ {}\n{}\n".format(" ".join(command), output))
    if done.returncode:
        raise Fault(diagnose(output, log))


def fetch_step(command: Sequence[str], log: Path, environ: dict[str, str], keep: Sequence[int] = ()) -> None:
    """Runs a step that fetches something: trusting the certificates that its tool brings, else the system's.

    A proxy that looks into TLS shows a certificate that only the system knows, or the file in SSL_CERT_FILE.
    """
    try:
        run_step(command, log, environ, keep)
    except Fault as fault:
        if str(fault) != BAD_CERTIFICATE:
            raise
        # uv (by its newer and its older name), Node, and below Node again and pip.
        trust = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1", "NODE_USE_SYSTEM_CA": "1"}
        file = ssl.get_default_verify_paths().cafile
        if file is not None:
            trust |= {"NODE_EXTRA_CA_CERTS": file, "PIP_CERT": file}
        run_step(command, log, {**trust, **environ}, keep)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
