#!/bin/bash
# Runs ./play and ./test as a newcomer would: on a bare Debian, as an ordinary user with empty caches.
# Also opens an invitation on a second machine; two network namespaces stand for the two machines.
#
# The script has two halves. The outer half prepares and cleans up. The inner half runs in namespaces of its own:
# its mounts, networks and processes end when it ends, whatever the reason, so nothing has to be undone.
set -euo pipefail

usage() {
    cat <<'END'
tools/fresh.sh [--only play|test] [--mirror URL] [-- arguments of ./test]
    --only     run one half: ./play with the invitation, or ./test
    --mirror   where debootstrap fetches Debian
Tests the last commit. Needs root: sudo -E tools/fresh.sh
The bare Debian is kept in ~/.cache/volteface-fresh. Remove that folder to fetch it again.
END
}

suite=bookworm
# What a bare Debian with Python has. No git, Node, compiler, browser or database.
packages=python3,python3-venv,ca-certificates
user=player
home=/home/$user

rows=() failed=0 passed=() network=() server=''

die() {
    echo "$*" >&2
    exit 1
}

now() { echo $((${EPOCHREALTIME/[.,]/} / 1000)); }

# step NAME COMMAND...: runs one step, prints the result, and adds it to the table.
step() {
    local name=$1 began seconds result=ok
    shift
    echo "== $name ..."
    began=$(now)
    "$@" || result=FAILED
    seconds=$(($(now) - began))
    seconds=$((seconds / 1000)).$((seconds % 1000 / 100))
    echo "   $result, $seconds s"
    rows+=("$(printf '%-50s %8s  %s' "$name" "$seconds" "$result")")
    [ $result = ok ] || failed=1
    [ $result = ok ]
}

# quietly LOG COMMAND...: writes the output to a log, and shows the end of it after a failure.
quietly() {
    local log=$logs/$1.log
    "${@:2}" >"$log" 2>&1 && return
    tail -n 15 "$log"
    return 1
}

# The bare machine

# Removes a folder, unless something is mounted in it.
discard() {
    if grep -qF " $1/" /proc/self/mounts; then
        die "Something is mounted in $1: unmount it, then run this again."
    fi
    rm -rf --one-file-system "$1"
}

make_base() {
    quietly debootstrap debootstrap --variant=minbase --include="$packages" "$suite" "$cache/new" "${mirror[@]}" &&
        chroot "$cache/new" useradd --create-home --shell /bin/bash "$user" &&
        tar --create --file "$base.new" --directory "$cache/new" --numeric-owner --one-file-system . &&
        mv "$base.new" "$base"
}

make_machine() {
    mkdir "$machine" &&
        tar --extract --file "$base" --directory "$machine" --numeric-owner &&
        mount -t proc proc "$machine/proc" &&
        mount -t sysfs -o ro sysfs "$machine/sys" &&
        mkdir -p "$machine/dev/pts" "$machine/dev/shm" &&
        mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts "$machine/dev/pts" &&
        mount -t tmpfs -o mode=1777 tmpfs "$machine/dev/shm" &&
        cp -L /etc/resolv.conf "$machine/etc/resolv.conf" &&
        printf '127.0.0.1 localhost\n127.0.1.1 %s\n' "$(hostname)" >"$machine/etc/hosts" &&
        copy_settings &&
        quietly certificates chroot "$machine" update-ca-certificates &&
        copy_variables &&
        git clone --quiet --no-hardlinks "$repository" "$machine$home/volteface" &&
        chroot "$machine" chown -R "$user:$user" "$home"
}

# Copies what leads to the package registries: certificates, proxies, mirrors. Many machines have none of it.
copy_settings() {
    local path settings=${XDG_CONFIG_HOME:-$HOME/.config}
    for path in /usr/local/share/ca-certificates/*.crt /etc/{pip.conf,uv/uv.toml}; do copy_file "$path" "$path"; done
    for path in pip/pip.conf uv/uv.toml; do copy_file "$settings/$path" "$home/.config/$path"; done
    for path in .pip/pip.conf .npmrc; do copy_file "$HOME/$path" "$home/$path"; done
}

copy_variables() {
    local name
    for name in $(compgen -e); do
        case $name in
        # The caches are to be empty.
        *CACHE* | *cache*) ;;
        PIP_* | UV_* | NPM_CONFIG_* | npm_config_* | *_PROXY | *_proxy | SSL_CERT_* | NODE_EXTRA_CA_CERTS)
            passed+=("$name=${!name}")
            # It may name a file of certificates.
            copy_file "${!name}" "${!name}"
            ;;
        esac
    done
    echo "   setting ${passed[*]/%=*/}"
}

copy_file() {
    if [ -f "$1" ] && ! cmp -s "$1" "$machine$2"; then
        echo "   copying $1"
        mkdir -p "$(dirname "$machine$2")"
        cp -L "$1" "$machine$2"
    fi
}

# Runs a command in the bare machine's checkout, in place of the calling shell: call it in a subshell.
# A shell ignores Ctrl+C in what it starts in the background; --default-signal takes that back.
as_player() {
    ulimit -Sn 1024
    exec "${network[@]}" chroot --userspec="$user:$user" "$machine" /usr/bin/env -i --default-signal=INT,QUIT \
        HOME="$home" USER="$user" LOGNAME="$user" SHELL=/bin/bash PATH=/usr/local/bin:/usr/bin:/bin "${passed[@]}" \
        /bin/sh -c 'cd ~/volteface && exec "$@"' sh "$@" 9>&-
}

# ./play

play() {
    step "./play, cold: until the page answers" start play-cold &&
        step "./play stops" stop &&
        step "./play, warm: until the page answers" start play-warm &&
        step "./play stops again" stop &&
        step "./play doctor is content" quietly doctor doctor &&
        step "two machines on a network without the internet" make_network &&
        step "./play on the host's machine" start play-host &&
        step "the QR code names an address for others" read_code &&
        step "a friend's phone opens it" open_link &&
        step "the friend joins the table" join_table
}

# Starts the server and waits for its page.
start() {
    local log=$logs/$1.log deadline=$((SECONDS + 900)) page
    touch "$log"
    (as_player ./play) </dev/null >"$log" 2>&1 &
    server=$!
    until here=$(grep -om1 'http://localhost:[0-9]*' "$log") &&
        page=$(fetch "$here/" 2>/dev/null) && [[ $page == *"<script"* ]]; do
        if ! kill -0 "$server" 2>/dev/null || ((SECONDS > deadline)); then
            tail -n 5 "$log"
            return 1
        fi
        sleep 0.1
    done
}

stop() {
    local deadline=$((SECONDS + 30))
    kill -TERM "$server" || return 1
    while kill -0 "$server" 2>/dev/null; do
        ((SECONDS <= deadline)) || return 1
        sleep 0.1
    done
    wait "$server"
}

doctor() (as_player ./play doctor)

# fetch ADDRESS [arguments of curl]: prints what the server sends, and fails on every status that is an error.
fetch() {
    "${network[@]}" curl --silent --show-error --fail-with-body --noproxy '*' --max-time 10 "${@:2}" "$1"
}

post() { fetch "$1" --header 'Content-Type: application/json' --data "$2" --write-out '\n%{http_code}'; }

# The invitation

make_network() {
    # `ip netns` keeps its names in this folder. The tmpfs hides ours from the rest of the machine.
    mkdir -p /run/netns &&
        mount -t tmpfs tmpfs /run/netns &&
        ip netns add host && ip netns add phone &&
        ip link add lan0 netns host type veth peer name lan0 netns phone &&
        connect host 10.99.0.1 && connect phone 10.99.0.2 &&
        network=(ip netns exec host)
}

connect() {
    ip -n "$1" link set lo up &&
        ip -n "$1" address add "$2/24" dev lan0 &&
        ip -n "$1" link set lan0 up &&
        # As with a router: the server takes the address on the way to the internet for its own.
        ip -n "$1" route add default dev lan0
}

# Creates a table as the browser on the server's machine does, and reads the code on its screen as a camera does.
read_code() {
    local made
    made=$(post "$here/api/tables" '{"game": "inside-job", "options": {"players": 4}, "name": "Robin"}') || return 1
    code=$(sed -n 's/.*"code": *"\([^"]*\)".*/\1/p' <<<"$made")
    fetch "$here/api/tables/$code/qr.svg" >"$logs/code.svg" &&
        rsvg-convert --width 600 --background-color white --output "$logs/code.png" "$logs/code.svg" &&
        link=$(zbarimg --quiet --raw --nodbus "$logs/code.png") || return 1
    echo "   $link"
    origin=$(grep -oE '^https?://[^/]+' <<<"$link") || return 1
    [[ $link == *"$code"* && ! $origin =~ //(localhost|127\.|0\.0\.0\.0|\[::) ]] || return 1
    network=(ip netns exec phone)
}

open_link() { [[ $(fetch "$link" --write-out '\n%{http_code} %{content_type}') == *"<script"*$'\n200 text/html'* ]]; }

join_table() { [[ $(post "$origin/api/tables/$code/members" '{"name": "Alex"}') == *$'\n'201 ]]; }

# ./test

run_tests() {
    echo "   the whole output: $logs/test.log"
    # Shows the headings as they come; the log has the rest.
    (as_player ./test "$@") </dev/null 2>&1 | tee "$logs/test.log" | { grep --line-buffered '^== ' || true; } && return
    tail -n 20 "$logs/test.log"
    return 1
}

# The two halves

inner() {
    [ -f "$base" ] || step "a bare Debian, kept for the next run" make_base || return 0
    step "a clean copy of it, with the last commit" make_machine || return 0
    [ "$only" = test ] || play || true
    # After the invitation, or after a step that failed.
    [ -z "$server" ] || kill -TERM "$server" 2>/dev/null || true
    network=()
    [ "$only" = play ] || step "./test" run_tests "$@" || true
}

install_tools() {
    local missing=()
    need() { command -v "$1" >/dev/null || missing+=("$2"); }
    need debootstrap debootstrap
    need git git
    need unshare util-linux
    if [ "$only" != test ]; then
        need curl curl
        need ip iproute2
        # These two read the QR code: one draws the picture, the other finds the link in it.
        need rsvg-convert librsvg2-bin
        need zbarimg zbar-tools
    fi
    [ ${#missing[@]} != 0 ] || return 0
    command -v apt-get >/dev/null || die "Install these first, here by their names in Debian: ${missing[*]}."
    echo "== installing ${missing[*]} ..."
    if ! { quietly update apt-get update &&
        quietly install apt-get install --yes --no-install-recommends "${missing[@]}"; }; then
        die "These packages of Debian could not be installed: ${missing[*]}."
    fi
}

# Ends the inner half: when its first process ends, the kernel ends all others in it.
end_inner() {
    local first
    first=$(cat "/proc/$job/task/$job/children" 2>/dev/null || true)
    [ -z "$first" ] || kill -KILL "${first% }"
    wait "$job" || true
    die "Stopped."
}

outer() {
    rm -f "${logs:?}"/*
    install_tools
    discard "$machine"
    discard "$cache/new"
    [ -f "$base" ] || rm -f "$cache"/base-*
    echo "== testing $(git -C "$repository" log -1 --format='%h, %s')"
    [ -z "$(git -C "$repository" status --porcelain)" ] || echo "   without what is not committed"
    trap 'discard "$machine"; discard "$cache/new"' EXIT
    trap end_inner INT TERM HUP
    # The inner half ends with the outer one even when that is killed.
    FRESH_INNER=1 setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child --mount-proc "$0" "$@" &
    job=$!
    wait "$job" || failed=1
    echo "== cleaning up ..."
    discard "$machine"
    cat "$logs/report"
    echo "Logs are in $logs."
}

only='' mirror=() given=("$@")
while [ $# != 0 ]; do
    case $1 in
    --only | --mirror) [ $# != 1 ] || die "$1 needs a value." ;;&
    --only) only=$2 && shift ;;
    --mirror) mirror=("$2") && shift ;;
    --) shift && break ;;
    -h | --help) usage && exit ;;
    *) die "tools/fresh.sh does not know $1: see tools/fresh.sh --help." ;;
    esac
    shift
done
case $only in '' | play | test) ;; *) die "--only takes play or test." ;; esac
[ "$(id -u)" = 0 ] || die "This needs root, for a bare Debian and networks of its own: sudo -E tools/fresh.sh"

repository=$(cd "$(dirname "$0")/.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/volteface-fresh
machine=$cache/machine
logs=$cache/logs
base=$cache/base-$(cksum <<<"$suite $packages $user" | cut -d' ' -f1).tar
if [ -n "${FRESH_INNER-}" ]; then
    inner "$@"
    printf '%s\n' '' "$(printf '%-50s %8s  %s' step seconds result)" "${rows[@]}" >"$logs/report"
    exit $failed
fi
mkdir -p "$logs"
exec 9>"$cache/lock"
flock --nonblock 9 || die "tools/fresh.sh is already running."
outer "${given[@]}"
[ $failed = 0 ]
