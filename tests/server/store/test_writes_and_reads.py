"""Everything that can be written can be read again, in both kinds of database."""

from __future__ import annotations

import pytest

from tests.server.store.keeping import HASH, Kept, append, start, table
from volteface.server.store import (
    Conflict,
    DeleteTable,
    DropShare,
    EndGame,
    GameSummary,
    Gone,
    Journal,
    JournalLine,
    PutLink,
    PutMember,
    PutShare,
    PutTable,
    RevokeMember,
    SaveClock,
    StoredGame,
    StoredLink,
    StoredMember,
    StoredShare,
    StoredTable,
    StoreError,
    TakeLink,
    Write,
    carrier,
)


def test_a_table_is_found_with_its_members_in_the_order_of_their_coming(kept: Kept) -> None:
    assert kept.store.find_table("ABCD") is None
    late, early = PutMember("ABCD", "a", HASH, 9), PutMember("ABCD", "b", HASH, 3)
    assert kept.keep(table(), late, early) is None
    assert kept.store.find_table("ABCD") == StoredTable(
        code="ABCD",
        game="inside-job",
        room=b'{"host":"m1"}',
        public=False,
        running=True,
        at=1,
        version=1,
        members=(StoredMember("b", HASH, 3), StoredMember("a", HASH, 9)),
    )


def test_a_changed_table_keeps_what_belongs_to_it(kept: Kept) -> None:
    kept.keep(table(), PutMember("ABCD", "a", HASH, 9), start(), append(0))
    changed = PutTable("ABCD", "insider", b"{}", public=True, running=False, at=2, version=2)
    assert kept.keep(changed) is None
    found = kept.store.find_table("ABCD")
    assert found is not None
    assert (found.game, found.room, found.public, found.running, found.at) == (
        "insider",
        b"{}",
        True,
        False,
        2,
    )
    assert len(found.members) == 1
    assert kept.store.entries_since("ABCD", 1, 0) == [b"entry 0"]


def test_of_two_changes_of_a_table_the_later_is_refused_with_all_that_belongs_to_it(url: str) -> None:
    with Kept(url) as one, Kept(url) as other:
        assert one.keep(table()) is None
        assert other.keep(table(room=b"theirs", version=2), PutMember("ABCD", "b", HASH, 1)) is None
        refused = one.keep(PutMember("ABCD", "a", HASH, 1), table(room=b"mine", version=2))
        assert isinstance(refused, Conflict)
        found = one.store.find_table("ABCD")
        assert found is not None
        assert (found.room, found.version) == (b"theirs", 2)
        assert [member.member for member in found.members] == ["b"]
        assert one.keep(table(room=b"both", version=3)) is None


def test_a_table_is_made_once_and_changed_only_while_it_is_there(kept: Kept) -> None:
    assert isinstance(kept.keep(table(version=2)), Gone)
    assert kept.keep(table()) is None
    assert isinstance(kept.keep(table(room=b"another")), Conflict)
    assert isinstance(kept.keep(table(version=3)), Conflict)
    assert kept.keep(table(version=2), table(version=3), DeleteTable("ABCD")) is None
    assert isinstance(kept.keep(table(version=4)), Gone)
    assert kept.keep(table()) is None


def test_a_deleted_table_takes_all_along_that_belongs_to_it_and_nothing_else(kept: Kept) -> None:
    for code in ("ABCD", "EFGH"):
        member, link = PutMember(code, "a", HASH, 1), PutLink(f"link {code}", code, "a", 9)
        line = Journal(code, "a", 1, b"hello")
        assert kept.keep(table(code), member, link, line, start(code), append(0, code=code)) is None
    assert kept.keep(DeleteTable("ABCD")) is None
    store = kept.store
    assert store.find_table("ABCD") is None
    assert store.load_game("ABCD", 1) is None
    assert store.entries_since("ABCD", 1, 0) == []
    assert store.journal_of("ABCD", "a") == []
    assert store.find_link("link ABCD") is None
    assert store.find_table("EFGH") is not None
    assert store.entries_since("EFGH", 1, 0) == [b"entry 0"]
    assert len(store.journal_of("EFGH", "a")) == 1
    assert store.find_link("link EFGH") is not None
    assert isinstance(kept.keep(append(1)), Gone)


def test_a_revoked_member_is_gone_with_his_links(kept: Kept) -> None:
    kept.keep(table(), PutMember("ABCD", "a", HASH, 1), PutMember("ABCD", "b", HASH, 2))
    kept.keep(PutLink("link a", "ABCD", "a", 9), PutLink("link b", "ABCD", "b", 9))
    assert kept.keep(RevokeMember("ABCD", "a")) is None
    found = kept.store.find_table("ABCD")
    assert found is not None
    assert [member.member for member in found.members] == ["b"]
    assert kept.store.find_link("link a") is None
    assert kept.store.find_link("link b") is not None


def test_a_member_gets_a_new_token(kept: Kept) -> None:
    kept.keep(table(), PutMember("ABCD", "a", HASH, 1))
    assert kept.keep(PutMember("ABCD", "a", "cd" * 32, 1)) is None
    found = kept.store.find_table("ABCD")
    assert found is not None
    assert [member.token_hash for member in found.members] == ["cd" * 32]


def test_a_game_is_loaded_with_its_log(kept: Kept) -> None:
    assert kept.store.load_game("ABCD", 1) is None
    kept.keep(table(), start(), append(0, b"deal"))
    kept.keep(append(1, b"one", b"two", at=8))
    # The tenth entry comes after the ninth, not after the first.
    for number in range(3, 12):
        kept.keep(append(number, at=9))
    game = kept.store.load_game("ABCD", 1)
    log = (b"deal", b"one", b"two", *(b"entry %d" % number for number in range(3, 12)))
    assert game == StoredGame(
        table="ABCD",
        number=1,
        options=b'{"players":4}',
        seats=b"[]",
        seal="seal",
        salt="salt",
        seed="seed",
        sitters=b'["m1"]',
        started=5,
        finished=None,
        result=None,
        entries=log,
        moments=(7, 8, 8, *[9] * 9),
    )
    assert kept.store.entries_since("ABCD", 1, 2) == list(log[2:])
    assert kept.store.entries_since("ABCD", 1, 12) == []


def test_games_are_listed_and_end_once(kept: Kept) -> None:
    kept.keep(table(), start(), start(number=2))
    assert kept.keep(EndGame("ABCD", 1, b"agents", 40)) is None
    assert isinstance(kept.keep(EndGame("ABCD", 1, b"insider", 50)), Conflict)
    assert isinstance(kept.keep(EndGame("ABCD", 3, b"insider", 50)), Gone)
    first = GameSummary(1, 5, 40, b"agents", b"[]", b'["m1"]')
    assert kept.store.games_of("ABCD") == [first, GameSummary(2, 5, None, None, b"[]", b'["m1"]')]
    assert kept.store.games_of("EFGH") == []


def test_running_and_public_tables_are_listed(kept: Kept) -> None:
    kept.keep(table("A", running=True), table("B", running=False), table("C", running=True))
    kept.keep(
        *(table(code, public=True, running=False, at=at) for code, at in (("P", 1), ("Q", 3), ("R", 2)))
    )
    kept.keep(PutMember("R", "a", HASH, 1))
    assert kept.store.open_tables() == ["A", "C"]
    assert [one.code for one in kept.store.public_tables(9)] == ["Q", "R", "P"]
    assert [len(one.members) for one in kept.store.public_tables(2)] == [0, 1]


def test_a_member_reads_what_was_sent_to_him_and_to_everybody(kept: Kept) -> None:
    sent = [("a", 1, b"1"), (None, 2, b"2"), ("b", 3, b"3"), ("a", 4, b"4"), (None, 5, b"5")]
    kept.keep(table(), table("EFGH"), Journal("EFGH", "a", 1, b"elsewhere"))
    kept.keep(*(Journal("ABCD", member, at, message) for member, at, message in sent))
    lines = kept.store.journal_of("ABCD", "a")
    assert [line.message for line in lines] == [b"1", b"2", b"4", b"5"]
    assert [line.message for line in kept.store.journal_of("ABCD", "b", since=3)] == [b"3", b"5"]
    assert lines[1] == JournalLine(lines[1].number, None, 2, b"2")


def test_the_journal_is_bounded_for_each_reader_apart(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrier, "JOURNAL_LIMIT", 10)
    monkeypatch.setattr(carrier, "_PRUNE_EVERY", 4)
    kept.keep(table(), Journal("ABCD", "quiet", 0, b"quiet"))
    for number in range(41):
        kept.keep(Journal("ABCD", "loud", number, b"%d" % number))
    left = [int(line.message) for line in kept.store.journal_of("ABCD", "loud")]
    assert left == list(range(41 - len(left), 41))
    assert 10 <= len(left) < 14
    assert [line.message for line in kept.store.journal_of("ABCD", "quiet")] == [b"quiet"]


def test_the_journal_is_pruned_however_often_the_server_starts(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carrier, "JOURNAL_LIMIT", 10)
    for number in range(15):
        with Kept(url) as kept:
            line = Journal("ABCD", None, number, b"%d" % number)
            assert kept.keep(table(version=number + 1), line) is None
    with Kept(url) as kept:
        assert [line.at for line in kept.store.journal_of("ABCD", "a")] == list(range(5, 15))


def test_a_link_is_taken_once(kept: Kept) -> None:
    kept.keep(table(), PutMember("ABCD", "a", HASH, 1), PutLink("link", "ABCD", "a", 99))
    assert kept.store.find_link("link") == StoredLink("link", "ABCD", "a", 99)
    assert kept.keep(TakeLink("link")) is None
    assert kept.store.find_link("link") is None
    assert isinstance(kept.keep(TakeLink("link")), Conflict)


def test_a_new_link_takes_the_place_of_the_last(kept: Kept) -> None:
    kept.keep(table(), PutMember("ABCD", "a", HASH, 1), PutLink("old", "ABCD", "a", 99))
    assert kept.keep(PutLink("new", "ABCD", "a", 99)) is None
    assert kept.store.find_link("old") is None
    assert kept.store.find_link("new") is not None


def test_a_game_is_shared_under_one_address(kept: Kept) -> None:
    kept.keep(table(), start(), start(number=2))
    assert kept.store.share_of("ABCD", 1) is None
    assert kept.keep(PutShare("first", "ABCD", 1, 5)) is None
    assert kept.keep(PutShare("second", "ABCD", 1, 6), PutShare("other", "ABCD", 2, 7)) is None
    assert kept.store.share_of("ABCD", 1) == StoredShare("first", "ABCD", 1, 5)
    assert kept.store.find_share("first") == StoredShare("first", "ABCD", 1, 5)
    assert kept.store.find_share("second") is None
    assert kept.store.find_share("other") == StoredShare("other", "ABCD", 2, 7)


def test_what_is_shared_is_taken_back_or_goes_with_its_table(kept: Kept) -> None:
    for code in ("ABCD", "EFGH"):
        kept.keep(table(code), start(code), PutShare(f"share {code}", code, 1, 5))
    assert kept.keep(DropShare("ABCD", 1), DropShare("ABCD", 9)) is None
    assert kept.store.find_share("share ABCD") is None
    assert kept.keep(PutShare("anew", "ABCD", 1, 6), DeleteTable("ABCD")) is None
    assert kept.store.find_share("anew") is None
    assert kept.store.find_share("share EFGH") is not None


def test_the_clock_never_goes_back(kept: Kept) -> None:
    assert kept.store.clock() == 0
    for ms, shown in ((10**12, 10**12), (10**12 + 5, 10**12 + 5), (7, 10**12 + 5)):
        assert kept.keep(SaveClock(ms)) is None
        assert kept.store.clock() == shown


@pytest.mark.parametrize(
    "orphan",
    [
        start("NONE"),
        append(0, code="NONE"),
        PutMember("NONE", "a", HASH, 1),
        PutLink("link", "ABCD", "nobody", 1),
        Journal("NONE", None, 1, b""),
        PutShare("share", "ABCD", 7, 1),
    ],
    ids=lambda write: type(write).__name__,
)
def test_what_belongs_to_nothing_is_refused(kept: Kept, orphan: Write) -> None:
    kept.keep(table())
    assert isinstance(kept.keep(orphan), Gone)


def test_all_is_there_after_closing_and_opening(url: str) -> None:
    with Kept(url) as kept:
        kept.submit("last", table(), start(), append(0, b"\x00\xff{}"))
    with Kept(url) as kept:
        game = kept.store.load_game("ABCD", 1)
        assert game is not None
        assert game.entries == (b"\x00\xff{}",)


def test_a_closed_store_takes_nothing(url: str) -> None:
    with Kept(url) as kept:
        pass
    with pytest.raises(StoreError, match="The store is closed"):
        kept.submit("late", table())
