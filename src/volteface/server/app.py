"""The pages and the HTTP API; what is refused is answered with a reason and a message, as on the socket."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import segno
import structlog
from aiohttp import web

from volteface.core.errors import Refused, VoltefaceError
from volteface.core.json import canonical
from volteface.server import bodies, client_files, codes
from volteface.server.answers import as_json, protect
from volteface.server.errors import Declined, refusal
from volteface.server.guesses import Guesses
from volteface.server.invitations import Invitations
from volteface.server.limits import Buckets
from volteface.server.live import LiveTable
from volteface.server.messages import Reason
from volteface.server.offers import check_options, offer_games, sift_lines
from volteface.server.origins import Origins
from volteface.server.played import Played
from volteface.server.requests import LARGEST
from volteface.server.schema import openapi
from volteface.server.store import StoreError
from volteface.server.tables import Tables, summary

LARGEST_BODY: Final = 256 * 1024
"""Options may bring a list of one's own words."""
BODY_SECONDS: Final = 10.0
COOKIE: Final = "volteface"
COOKIE_SECONDS: Final = 180 * 86_400

_T = TypeVar("_T")
_log = structlog.get_logger("volteface")
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_STATUS: Final[dict[Reason, HTTPStatus]] = {
    "malformed": HTTPStatus.BAD_REQUEST,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "unknown-token": HTTPStatus.UNAUTHORIZED,
    "no-table": HTTPStatus.NOT_FOUND,
    "not-allowed": HTTPStatus.FORBIDDEN,
    "not-now": HTTPStatus.CONFLICT,
    "stale": HTTPStatus.CONFLICT,
    "illegal": HTTPStatus.UNPROCESSABLE_ENTITY,
    "not-stored": HTTPStatus.SERVICE_UNAVAILABLE,
    "stopping": HTTPStatus.SERVICE_UNAVAILABLE,
    "failed": HTTPStatus.INTERNAL_SERVER_ERROR,
}


class Api:
    """Answers HTTP requests for the tables of one server."""

    def __init__(self, tables: Tables, invitations: Invitations) -> None:
        """Serve these tables."""
        self._tables, self._invitations = tables, invitations
        self._config = tables.hall.config
        self.origins = Origins(self._config)
        # A person makes and joins a few tables in an evening; a machine that guesses codes needs millions.
        self._asks = Buckets[str](120, 10)
        self._makes = Buckets[str](30, 0.5)
        self._misses = Buckets[str](30, 0.5)
        self._opens = Buckets[str](120, 4)
        # A browser asks for everything at once, and what lies in memory costs no more than a refusal.
        self._loads = Buckets[str](2_000, 200)
        self._openapi = canonical(openapi())
        self._client = client_files.ClientFiles(self._config.client or client_files.BUILT)

    def application(self) -> web.Application:
        """Make the application."""
        app = web.Application(middlewares=[self._guard], client_max_size=LARGEST_BODY)
        app.on_response_prepare.append(protect)
        table = "/api/tables/{code}"
        app.add_routes(
            [
                web.get("/api/games", self._games),
                web.post("/api/games/{game}/options/check", self._check_options),
                web.post("/api/games/{game}/options/sift", self._sift),
                web.get("/api/addresses", self._list_addresses),
                web.get("/api/openapi.json", self._description),
                web.get("/api/tables", self._list),
                web.post("/api/tables", self._create),
                web.post("/api/links", self._take_link),
                web.get(table, self._show),
                web.delete(table, self._delete),
                web.get(table + "/qr.svg", self._code_picture),
                web.post(table + "/members", self._join),
                web.post(table + "/links", self._make_link),
                web.post(table + "/token", self._renew),
                web.get("/healthz", self._health),
                web.get("/metrics", self._metrics),
            ]
        )
        app.add_routes(Played(self, self._tables).routes())
        app.add_routes([web.get(path, self._client.show) for path in client_files.ADDRESSES])
        return app

    # Around every request

    @web.middleware
    async def _guard(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        """Check who calls, and answer what is refused."""
        try:
            self._check(request)
            response = await handler(request)
        except VoltefaceError as fault:
            response = self._refused(fault)
        except web.HTTPException as fault:
            # The library's own: no such page, another method.
            reason: Reason = "no-table" if fault.status == HTTPStatus.NOT_FOUND else "malformed"
            page = self._client.nowhere(request) if fault.status == HTTPStatus.NOT_FOUND else None
            response = page or self._refused(Declined(reason, "srv-no-page"), fault.status)
            if "Allow" in fault.headers:
                response.headers["Allow"] = fault.headers["Allow"]
        except Exception:  # noqa: BLE001 - whatever happens, the answer is a sentence and the operator knows
            _log.exception("request failed", method=request.method, route=_route(request))
            response = self._refused(Declined("failed", "srv-failed"), HTTPStatus.INTERNAL_SERVER_ERROR)
        # The next request may be for a socket, which wants a connection of its own (front.py).
        response.force_close()
        return response

    def _refused(self, fault: VoltefaceError, status: int | None = None) -> web.StreamResponse:
        if isinstance(fault, StoreError):
            fault = Declined("not-stored", "srv-not-stored")
        written = refusal(fault)
        self._tables.hall.metrics.refused.inc()
        code: int = status or (
            HTTPStatus.UNPROCESSABLE_ENTITY
            if isinstance(fault, Refused)
            else _STATUS.get(written.reason, HTTPStatus.BAD_REQUEST)
        )
        if written.message == "srv-json-only":
            code = HTTPStatus.UNSUPPORTED_MEDIA_TYPE
        return as_json(written, code)

    def _check(self, request: web.Request) -> None:
        host = request.headers.get("Host")
        if not self.origins.known(host):
            raise Declined("not-allowed", "srv-foreign-host")
        file = client_files.is_file(request.path)
        # The client's files are the same for all; a browser names an origin for scripts of our own page too.
        if not file and not self.origins.own(request.headers.get("Origin"), host):
            raise Declined("not-allowed", "srv-foreign-origin")
        if self._tables.stopping and request.path != "/healthz":
            raise Declined("stopping", "srv-stopping")
        self.take(self._loads if file else self._asks, request)

    def take(self, buckets: Buckets[str], request: web.Request) -> None:
        """Count a request of an address; one too many raises ``Declined``."""
        now = asyncio.get_running_loop().time()
        if not self._config.unlimited and not buckets.take(self.address(request), now):
            self._tables.hall.metrics.turned_away.inc()
            raise Declined("too-many", "srv-too-many")

    def address(self, request: web.Request) -> str:
        """Say where a request comes from."""
        return self.address_of(request.remote, request.headers.get("X-Forwarded-For"))

    def address_of(self, remote: str | None, forwarded: str | None) -> str:
        """Say where somebody connects from, if need be by the word of the proxy."""
        if self._config.trust_proxy and forwarded:
            return forwarded.rsplit(",", 1)[-1].strip()
        return remote or ""

    async def body(self, request: web.Request, kind: type[_T]) -> _T:
        """Read what was sent; raises ``Declined``."""
        if request.content_type != "application/json":
            raise Declined("malformed", "srv-json-only")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                raw = await request.read()
        except web.HTTPRequestEntityTooLarge:
            raise Declined("too-large", "srv-too-large", bytes=LARGEST_BODY) from None
        except TimeoutError:
            raise Declined("malformed", "srv-too-slow") from None
        except web.RequestPayloadError as fault:
            raise Declined("malformed", "srv-malformed", why=type(fault).__name__) from None
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise Declined("malformed", "srv-malformed", why=str(fault)[:200]) from None

    def may_open(self, address: str) -> bool:
        """Tell whether an address may open one more socket now: each is told all that it missed."""
        now = asyncio.get_running_loop().time()
        return self._config.unlimited or self._opens.take(address, now)

    def guesses(self, address: str) -> Guesses:
        """Count how often an address names a table that does not exist."""
        return Guesses(None if self._config.unlimited else self._misses, address)

    async def _table(self, request: web.Request) -> LiveTable:
        guesses = self.guesses(self.address(request))
        return await guesses.find(self._tables, request.match_info["code"], _token(request))

    async def member(self, request: web.Request) -> tuple[LiveTable, str]:
        """Find the table and who asks; raises ``Declined``."""
        table = await self._table(request)
        return table, self._tables.member_of(table, _token(request))

    # Tables

    async def _list(self, _: web.Request) -> web.StreamResponse:
        return as_json(bodies.TableList(tables=tuple(await self._tables.public())))

    async def _create(self, request: web.Request) -> web.StreamResponse:
        self.take(self._makes, request)
        wish = await self.body(request, bodies.NewTable)
        return self._seated(request, await self._tables.create(wish), HTTPStatus.CREATED)

    async def _show(self, request: web.Request) -> web.StreamResponse:
        return as_json(summary((await self._table(request)).room))

    async def _delete(self, request: web.Request) -> web.StreamResponse:
        await self._tables.delete(*await self.member(request))
        return web.Response(status=HTTPStatus.NO_CONTENT)

    async def _join(self, request: web.Request) -> web.StreamResponse:
        table = await self._table(request)
        self.take(self._makes, request)
        wish = await self.body(request, bodies.JoinTable)
        return self._seated(request, await self._tables.join(table, wish), HTTPStatus.CREATED)

    async def _make_link(self, request: web.Request) -> web.StreamResponse:
        return as_json(await self._tables.make_link(*await self.member(request)), HTTPStatus.CREATED)

    async def _take_link(self, request: web.Request) -> web.StreamResponse:
        self.take(self._misses, request)
        wish = await self.body(request, bodies.TakeLink)
        return self._seated(request, await self._tables.take_link(wish.secret))

    async def _renew(self, request: web.Request) -> web.StreamResponse:
        return self._seated(request, await self._tables.renew(*await self.member(request)))

    def _seated(
        self, request: web.Request, joined: bodies.Joined, status: HTTPStatus = HTTPStatus.OK
    ) -> web.StreamResponse:
        """Give somebody his token, also as a cookie that pages cannot read and other sites cannot send."""
        response = as_json(joined, status)
        response.set_cookie(
            COOKIE,
            joined.token,
            max_age=COOKIE_SECONDS,
            path=f"/api/tables/{joined.code}",
            secure=urlsplit(self._config.url or "").scheme == "https" or request.scheme == "https",
            httponly=True,
            samesite="Strict",
        )
        return response

    async def _code_picture(self, request: web.Request) -> web.StreamResponse:
        code = codes.read_code(request.match_info["code"])
        if code is None:
            raise Declined("no-table", "srv-no-table")
        own = f"{request.scheme}://{request.headers.get('Host', '')}"
        addresses = self._addresses(request) or (own,)
        chosen = request.query.get("address", "")
        base = chosen if chosen in addresses else addresses[0]
        picture = segno.make(f"{base}/t/{code}", micro=False).svg_inline(scale=6, border=2, light="#fff")
        return web.Response(text=_as_file(picture), content_type="image/svg+xml")

    async def _list_addresses(self, request: web.Request) -> web.StreamResponse:
        return as_json(bodies.Addresses(addresses=self._addresses(request)))

    def _addresses(self, request: web.Request) -> tuple[str, ...]:
        """List the addresses to invite others to. This machine's networks are shown to this machine alone."""
        host = request.headers.get("Host", "")
        return self._invitations.addresses(host if self._is_near(request) else "")

    def _is_near(self, request: web.Request) -> bool:
        """Tell whether a request comes from this machine; behind a proxy on it, all seem to."""
        forwarded = self._config.trust_proxy or _is_forwarded(request)
        return _is_loopback(request.remote) and not forwarded

    # The server itself

    async def _games(self, _: web.Request) -> web.StreamResponse:
        return as_json(offer_games())

    async def _check_options(self, request: web.Request) -> web.StreamResponse:
        # A form asks at every change; a long list of words is as much work as a new table.
        if (request.content_length or LARGEST_BODY) > LARGEST:
            self.take(self._makes, request)
        wish = await self.body(request, bodies.CheckOptions)
        return as_json(check_options(request.match_info["game"][:64], wish.options))

    async def _sift(self, request: web.Request) -> web.StreamResponse:
        self.take(self._makes, request)
        return as_json(sift_lines(request.match_info["game"][:64], await self.body(request, bodies.Lines)))

    async def _description(self, _: web.Request) -> web.StreamResponse:
        return web.Response(body=self._openapi, content_type="application/json")

    async def _health(self, _: web.Request) -> web.StreamResponse:
        if self._tables.stopping:
            return as_json(bodies.Health(status="stopping"), HTTPStatus.SERVICE_UNAVAILABLE)
        if not self._tables.storing:
            return as_json(bodies.Health(status="not-storing"), HTTPStatus.SERVICE_UNAVAILABLE)
        return as_json(bodies.Health(status="ok"))

    async def _metrics(self, request: web.Request) -> web.StreamResponse:
        """Show the counters to the operator: they count moves that are not shown yet."""
        token = self._config.metrics_token
        given = request.headers.get("Authorization", "").removeprefix("Bearer ")
        shown = token and hmac.compare_digest(codes.hashed(given), codes.hashed(token))
        if not shown and not self._is_near(request):
            raise Declined("not-allowed", "srv-operator-only")
        return web.Response(
            body=self._tables.hall.metrics.written(), headers={"Content-Type": "text/plain; version=0.0.4"}
        )


def _token(request: web.Request) -> str | None:
    scheme, _, bearer = request.headers.get("Authorization", "").partition(" ")
    return bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)


def _route(request: web.Request) -> str:
    """Name the route without what was typed: paths hold the codes of private tables."""
    resource = request.match_info.route.resource
    return "unknown" if resource is None else resource.canonical


def _is_forwarded(request: web.Request) -> bool:
    return any(name in request.headers for name in ("Via", "Forwarded", "X-Forwarded-For"))


def _is_loopback(address: str | None) -> bool:
    try:
        return address is not None and ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def _as_file(picture: str) -> str:
    """An inline drawing as a file of its own."""
    return picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
