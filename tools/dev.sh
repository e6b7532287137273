#!/bin/sh
# Finds a Python that is new enough and hands over to dev.py.
here=$(dirname "$0")
found=
for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
    command -v "$python" >/dev/null 2>&1 || continue
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        exec "$python" "$here/dev.py" "$@"
    fi
    found=$python
done
if [ -n "$found" ]; then
    echo "Volteface needs Python 3.11 or newer, and $found here is older: install a newer one, for example with 'sudo apt install python3.11 python3.11-venv'." >&2
else
    echo "Volteface needs Python 3.11 or newer, and there is none here: install it, for example with 'sudo apt install python3 python3-venv'." >&2
fi
exit 1
