"""``volteface completion``: what a shell needs to complete our commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command(epilog='Example, for bash: eval "$(volteface completion bash)"')
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the script that completes volteface in a shell."""
    maker = get_completion_class(shell)
    assert maker is not None
    click.echo(maker(ctx.find_root().command, {}, "volteface", "_VOLTEFACE_COMPLETE").source())
