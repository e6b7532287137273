"""Small parts: codes, buckets, names of the server."""

from __future__ import annotations

import pytest
import structlog

from volteface.server import codes
from volteface.server.config import Config
from volteface.server.limits import MOST_KEYS, Bucket, Buckets, Guests
from volteface.server.origins import Origins


def test_a_code_is_read_as_people_type_it() -> None:
    code = codes.new_code()
    assert codes.read_code(f" {code[:3].lower()}-{code[3:]} ") == code
    assert codes.read_code(code + "B") is None
    assert codes.read_code("AEIOU1") is None
    assert codes.read_code("ﬀ" * 3) is None


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(2, 1, 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(0.5)
    assert bucket.take(1.1)
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]


def test_buckets_are_one_for_each_and_bounded() -> None:
    buckets = Buckets[str](1, 0.001)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)
    for number in range(MOST_KEYS):
        buckets.take(f"x{number}", 0.0)
    assert len(buckets._buckets) == MOST_KEYS


def test_guests_are_counted_in_all_and_for_each_address() -> None:
    guests = Guests(3, 2)
    assert [guests.enter("a"), guests.enter("a"), guests.enter("a")] == [True, True, False]
    assert [guests.enter("b"), guests.enter("b")] == [True, False]
    guests.leave("a")
    assert guests.enter("b")


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8080", True),
        ("192.168.1.5:8080", True),
        ("[::1]:8080", True),
        ("play.example.org", True),
        ("club.lan:9000", True),
        ("evil.example.com", False),
        ("", False),
        (None, False),
        ("[", False),
    ],
)
def test_the_server_answers_to_its_own_names_only(host: str | None, known: bool) -> None:
    origins = Origins(Config(url="https://play.example.org", hosts=("club.lan",)))
    assert origins.known(host) is known


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),
        ("http://localhost:8080", True),
        ("https://localhost:8080", True),
        ("http://localhost:8081", False),
        ("http://evil.example.com", False),
        ("null", False),
        ("file://localhost:8080", False),
        ("http://[", False),
    ],
)
def test_only_our_own_pages_may_speak(origin: str | None, own: bool) -> None:
    assert Origins(Config()).own(origin, "localhost:8080") is own


@pytest.mark.parametrize("host", ["play.example.org", "play.example.org:8443", "127.0.0.1:8080"])
def test_the_page_of_the_operators_address_may_speak_whatever_a_proxy_makes_of_the_host(host: str) -> None:
    origins = Origins(Config(url="https://play.example.org:8443"))
    assert origins.own("https://play.example.org:8443", host)
    assert not origins.own("https://elsewhere.example:8443", host)


def test_a_refused_origin_is_logged_once_and_only_so_many() -> None:
    origins = Origins(Config())
    with structlog.testing.capture_logs() as lines:
        for number in range(30):
            for _ in range(3):
                origins.own(f"https://elsewhere.example:{number + 1}", "play.example.org")
    assert [line["origin"] for line in lines] == [
        f"https://elsewhere.example:{number + 1}" for number in range(10)
    ]
    assert {(line["event"], line["log_level"]) for line in lines} == {("origin refused", "warning")}
    assert "--url" in lines[0]["advice"]
