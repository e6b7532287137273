"""What every HTTP answer carries, whoever writes it: the API, the library, the front door."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from aiohttp import web
from aiohttp.web_protocol import RequestHandler

PROTECTION: Final = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

_log = structlog.get_logger("volteface")


async def protect(_: web.Request, response: web.StreamResponse) -> None:
    """Put the headers on an answer that is about to be sent, and take off which software wrote it."""
    response.headers.update(PROTECTION)
    response.headers["Server"] = "volteface"


def bare(status: str) -> bytes:
    """Write an answer without a body, after which the connection ends."""
    lines = [f"HTTP/1.1 {status}", "Content-Length: 0", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in PROTECTION.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def as_json(body: Any, status: int = HTTPStatus.OK) -> web.Response:
    """Answer with a body that nobody keeps."""
    response = web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    return response


class Pages(RequestHandler):
    """A connection for pages; of a request that cannot be read nothing is quoted, not even in logs."""

    __slots__ = ()

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Name the fault; what it says may quote what was typed."""
        _log.error("connection failed", fault=type(kw.get("exc_info")).__name__)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer what did not even become a request, or what failed while it was answered."""
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            _log.error("request failed", fault=type(exc).__name__)
        if request.writer.output_size > 0:
            raise ConnectionError
        response = web.Response(status=status, headers=PROTECTION)
        response.headers["Server"] = "volteface"
        response.force_close()
        return response
