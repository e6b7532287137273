"""What the source says of each field, so that whoever reads a schema or a type reads it too."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from types import ModuleType


def class_comment(cls: type) -> str:
    """Give the docstring of a class, for readers of other languages."""
    return for_others(inspect.getdoc(cls) or "")


def field_comments(cls: type) -> dict[str, str]:
    """Give the strings that stand below the fields of a class and of those that it inherits from."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        module = inspect.getmodule(base)
        if module is not None and module.__name__.startswith("volteface."):
            found.update(_comments(module).get(base.__name__, {}))
    return found


@cache
def _comments(module: ModuleType) -> dict[str, dict[str, str]]:
    """Read them off the source; Python itself does not keep them, and can do without the source."""
    try:
        tree = ast.parse(inspect.getsource(module))
    except (OSError, TypeError):
        return {}
    return {node.name: _below_fields(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _below_fields(node: ast.ClassDef) -> dict[str, str]:
    comments: dict[str, str] = {}
    for field, below in zip(node.body, node.body[1:], strict=False):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(comment))),
            ):
                comments[name] = for_others(inspect.cleandoc(comment))
    return comments


def for_others(comment: str) -> str:
    """Write a comment as readers of JSON and TypeScript expect it."""
    words = comment.replace("``None``", "``null``").replace("``True``", "``true``")
    return words.replace("``False``", "``false``").replace("``", "`")
