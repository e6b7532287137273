"""Schemas and types of all messages, made from the classes that the server itself reads and writes."""

from volteface.server.schema.routes import ROUTES, openapi

__all__ = ["ROUTES", "openapi"]
