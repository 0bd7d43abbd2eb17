"""Tasks: coroutines that wait for what other threads find, and go on on the screen's thread."""

from collections.abc import Callable, Coroutine, Generator
from functools import partial, wraps
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, Self, TypeAlias, TypeVar

from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.app.controllers import Controllers

FoundT = TypeVar("FoundT")
Parameters = ParamSpec("Parameters")
AnswerHandler: TypeAlias = Callable[[FoundT | CompanionError], object]


class Awaited(Generic[FoundT]):
    """What another thread finds: it is asked once a task awaits this, which gets the result or raises CompanionError.

    `ask` is called with what takes the result, once and later, on the thread of the task.
    """

    def __init__(self, ask: Callable[[AnswerHandler[FoundT]], object]) -> None:
        self.ask = ask

    def __await__(self) -> Generator[Self, FoundT | CompanionError, FoundT]:
        result = yield self
        if isinstance(result, CompanionError):
            raise result
        return result

    async def otherwise(self, found: FoundT) -> FoundT:
        """Returns the result, or `found` where an error comes instead."""
        try:
            return await self
        except CompanionError:
            return found


Task: TypeAlias = Coroutine[Awaited[Any], Any, None]


class HasControllers(Protocol):
    """What works with the controllers of a companion."""

    _controllers: "Controllers"


OwnerT = TypeVar("OwnerT", bound=HasControllers)


def task(method: Callable[Concatenate[OwnerT, Parameters], Task]) -> Callable[Concatenate[OwnerT, Parameters], None]:
    """Makes a coroutine method one that starts its task; an error that ends it becomes a notice."""

    @wraps(method)
    def begin(owner: OwnerT, /, *arguments: Parameters.args, **named: Parameters.kwargs) -> None:
        start(method(owner, *arguments, **named), owner._controllers.notices.refuse)

    return begin


def start(begun: Task, refused: Callable[[CompanionError], object], result: object = None) -> None:
    """Runs a task until it waits, and goes on with each `result`; `refused` is called with an error that ends it."""
    try:
        begun.send(result).ask(partial(start, begun, refused))
    except StopIteration:
        return
    except CompanionError as error:
        refused(error)
