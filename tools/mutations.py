"""Small breakages of a game's rules: where rule numbers stand, and what could be written instead.

Nothing is imported: sources are read as text, and a mutation is a piece of text for another.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

LEFT_OUT = {
    "text": "strings, docstrings and messages: words break no rule",
    "annotation": "type annotations: nothing reads them when a game is played",
    "number of a rule": "rule numbers: `make coverage` checks them",
    "prompt": "`about=` of a choice: what a prompt says",
    "always": "`always=` of a choice: whether it is asked when only one answer is left",
    "assertion": "`assert`: it states what holds anyway",
    "implied": "`implied=` of a limit: it saves time and keeps nothing out",
    "strict": "`strict=` of zip: it guards the programmer",
    "state": "the state swapped with another argument: no test can miss that",
    "symmetric": "arguments of min, max, distance and the like, swapped: the same value",
    "padding": "a place above 0 instead of from 0 on: number 0 is padding of every board",
}
"""What is never mutated, and why."""

SYMMETRIC = {"max", "min", "distance", "isinstance", "zip"}
STATE = {"g", "self"}
PLACES = {"place", "where"}
"""Lists of the states that say where things are: a number of a hex, or below 0."""
UNREAD = {"about", "implied", "strict", "rule", "rules"}

OPERATORS: dict[type[ast.AST], tuple[str, tuple[str, ...]]] = {
    ast.Add: ("+", ("-",)),
    ast.Sub: ("-", ("+",)),
    ast.Mult: ("*", ("+",)),
    ast.FloorDiv: ("//", ("*",)),
    ast.Mod: ("%", ("//",)),
    ast.BitAnd: ("&", ("|",)),
    ast.BitOr: ("|", ("&",)),
    ast.BitXor: ("^", ("|",)),
    ast.LShift: ("<<", (">>",)),
    ast.RShift: (">>", ("<<",)),
}
COMPARISONS: dict[type[ast.AST], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutation(NamedTuple):
    """Bytes `start` to `end` of a source become `new`."""

    kind: str
    line: int
    start: int
    end: int
    new: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


@dataclass
class Site:
    """A function, or the lambdas of a limit or choice, with the numbers of their rules."""

    path: Path
    name: str
    line: int
    rules: set[str] = field(default_factory=set)
    mutations: list[Mutation] = field(default_factory=list)


def sites(folder: Path) -> list[Site]:
    """All places below a folder that carry rule numbers and that can be broken, in order."""
    parsed = [(path, path.read_bytes()) for path in sorted(folder.rglob("*.py"))]
    trees = [(path, source, ast.parse(source)) for path, source in parsed]
    limits: dict[str, set[str]] = {}
    for _, _, tree in trees:
        for rule, allows in _limits(tree):
            if isinstance(allows, ast.Name):
                limits.setdefault(allows.id, set()).add(rule)
    found = [site for part in trees for site in _sites(*part, limits)]
    return [site for site in found if site.rules and site.mutations]


def _limits(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The rule of every `Limit(rule, allows)`, and what it allows."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name(id="Limit"), args=[ast.Constant(value=str(rule)), allows, *_]
            ):
                yield rule, allows


def _sites(
    path: Path, source: bytes, tree: ast.Module, limits: dict[str, set[str]]
) -> Iterator[Site]:
    text = Text(source)
    for scope, function in _functions(tree, ()):
        name = ".".join((*scope, function.name))
        rules = _numbers(function) | limits.get(function.name, set())
        yield Site(path, name, function.lineno, rules, list(in_function(text, function)))
    for rule, allows in _limits(tree):
        if isinstance(allows, ast.Lambda):
            changes = list(_in(text, allows.body))
            yield Site(path, f"limit {rule}", allows.lineno, {rule}, changes)
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Attribute(attr="choice"), args=[ast.Constant(value=str(name)), *_]
            ):
                yield _choice(path, text, name, node)


def _choice(path: Path, text: Text, name: str, call: ast.Call) -> Site:
    site = Site(path, f"choice {name}", call.lineno)
    for keyword in call.keywords:
        value = keyword.value
        if keyword.arg == "rule" and isinstance(value, ast.Constant):
            site.rules.add(str(value.value))
        elif keyword.arg == "seat" and isinstance(value, ast.Lambda):
            site.mutations += _in(text, value.body)
    return site


def _functions(node: ast.AST, scope: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Function]]:
    """Functions and methods; a function within another belongs to that one."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield scope, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, (*scope, child.name))
        elif isinstance(child, ast.If | ast.Try | ast.With):
            yield from _functions(child, scope)


def _numbers(function: Function) -> set[str]:
    """The rules that a function carries: of `@rule`, and of what it tells or returns as `rule=`."""
    numbers: set[str] = set()
    marks = [mark for mark in function.decorator_list if isinstance(mark, ast.Call)]
    for mark in marks:
        if isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            numbers |= {text for value in mark.args for text in _strings(value)}
    for node in (part for statement in function.body for part in ast.walk(statement)):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Attribute) and node.func.attr == "tell" and len(node.args) > 1:
            numbers |= set(_strings(node.args[1]))
        for keyword in node.keywords:
            if keyword.arg in ("rule", "rules"):
                numbers |= set(_strings(keyword.value))
    return numbers


def _strings(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from _strings(part)
        case ast.IfExp(body=one, orelse=other):
            yield from _strings(one)
            yield from _strings(other)


# --- what could be written instead -------------------------------------------------------


class Text:
    """A source, and where the nodes of its tree stand in it."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset

    def of(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def change(self, kind: str, node: ast.expr | ast.stmt, new: str) -> Mutation:
        return Mutation(kind, node.lineno, self.start(node), self.end(node), new)

    def between(
        self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str
    ) -> Iterator[Mutation]:
        """The operator between two parts, outside of comments, for another."""
        first, last = self.end(left), self.start(right)
        gap = re.sub(rb"#[^\n]*", lambda comment: b" " * len(comment[0]), self.source[first:last])
        pattern = rb"\b" + rb"\s+".join(map(re.escape, old.encode().split())) + rb"\b"
        found = re.search(pattern if old[0].isalpha() else re.escape(old.encode()), gap)
        if found:
            start = first + found.start()
            line = self.source.count(b"\n", 0, start) + 1
            yield Mutation(kind, line, start, first + found.end(), new)


def in_function(text: Text, function: Function) -> Iterator[Mutation]:
    """Mutations of the body; its name, arguments, annotations and decorators stay."""
    is_predicate = isinstance(function.returns, ast.Name) and function.returns.id == "bool"
    yield from _in_block(text, function.body, is_predicate)


def _in_block(text: Text, block: list[ast.stmt], is_predicate: bool) -> Iterator[Mutation]:
    for statement in block:
        yield from _in_statement(text, statement, is_predicate)


def _in_statement(text: Text, statement: ast.stmt, is_predicate: bool) -> Iterator[Mutation]:
    match statement:
        case ast.Assert() | ast.Pass() | ast.Import() | ast.ImportFrom() | ast.Global():
            return
        case ast.Expr(value=ast.Constant()):
            return
        case ast.FunctionDef():
            yield from in_function(text, statement)
            return
        case ast.ClassDef():
            return
        case ast.Raise():
            yield text.change("dropped statement", statement, "pass")
            return
        case ast.AnnAssign():
            if statement.value is not None:
                yield from _in(text, statement.value)
            return
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            yield text.change("dropped statement", statement, "pass")
        case ast.Delete():
            yield text.change("dropped statement", statement, "pass")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield text.change("dropped statement", statement, "pass")
        case ast.Return(value=None):
            yield text.change("dropped statement", statement, "pass")
        case ast.Return(value=value) if is_predicate and not isinstance(value, ast.Constant):
            assert value is not None
            yield text.change("answer", value, "True")
            yield text.change("answer", value, "False")
    if isinstance(statement, ast.AugAssign):
        old, others = OPERATORS.get(type(statement.op), ("", ()))
        for new in others:
            target, value = statement.target, statement.value
            yield from text.between("operator", target, value, f"{old}=", f"{new}=")
    for name, part in ast.iter_fields(statement):
        if name == "test":
            yield from _negated(text, part)
        parts = part if isinstance(part, list) else [part]
        for piece in parts:
            if isinstance(piece, ast.stmt):
                yield from _in_statement(text, piece, is_predicate)
            elif isinstance(piece, ast.expr):
                yield from _in(text, piece)
            elif isinstance(piece, ast.match_case):
                if piece.guard is not None:
                    yield from _negated(text, piece.guard)
                    yield from _in(text, piece.guard)
                yield from _in_block(text, piece.body, is_predicate)
            elif isinstance(piece, ast.ExceptHandler):
                yield from _in_block(text, piece.body, is_predicate)
            elif isinstance(piece, ast.withitem):
                yield from _in(text, piece.context_expr)


def _in(text: Text, node: ast.AST) -> Iterator[Mutation]:
    match node:
        case ast.JoinedStr():
            return
        case ast.Constant(value=bool(value)):
            yield text.change("constant", node, str(not value))
        case ast.Constant(value=int(value)):
            yield text.change("constant", node, str(value + 1))
            yield text.change("constant", node, f"({value - 1})" if value < 1 else str(value - 1))
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)):
            # All bits set: everything is allowed. Nothing is, instead.
            yield text.change("constant", node, "0")
            return
        case ast.UnaryOp(op=ast.Invert() | ast.Not(), operand=operand):
            yield text.change("operator", node, f"({text.of(operand)})")
        case ast.BinOp(left=left, op=op, right=right):
            old, others = OPERATORS.get(type(op), ("", ()))
            for new in others:
                yield from text.between("operator", left, right, old, new)
        case ast.BoolOp(op=op, values=values):
            old, new = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
            for left, right in pairwise(values):
                yield from text.between("and, or", left, right, old, new)
        case ast.Compare(
            left=left,
            ops=[ast.GtE() | ast.Lt() as sign],
            comparators=[ast.Constant(value=0) as zero],
        ) if _is_place(left):
            old, (_, instead) = COMPARISONS[type(sign)]
            yield from text.between("comparison", left, zero, old, instead)
            yield text.change("constant", zero, "(-1)")
            yield from _in(text, left)
            return
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            terms = [left, *comparators]
            for comparison, one, other in zip(ops, terms, comparators, strict=False):
                old, others = COMPARISONS[type(comparison)]
                for new in others:
                    yield from text.between("comparison", one, other, old, new)
        case ast.IfExp(test=test):
            yield from _negated(text, test)
        case ast.comprehension(ifs=ifs):
            for test in ifs:
                yield from _negated(text, test)
        case ast.Call():
            yield from _in_call(text, node)
            return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr | ast.comprehension | ast.keyword):
            yield from _in(text, child)


def _is_place(node: ast.expr) -> bool:
    """Whether it says where a thing is: `g.place[unit]`."""
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in PLACES
    )


def _in_call(text: Text, call: ast.Call) -> Iterator[Mutation]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    yield from _in(text, call.func)
    plain = [arg for arg in call.args if not isinstance(arg, ast.Starred)]
    if name not in SYMMETRIC and len(plain) == len(call.args):
        for one, other in pairwise(plain):
            first, second = text.of(one), text.of(other)
            if first != second and not STATE & {first, second}:
                gap = text.source[text.end(one) : text.start(other)].decode()
                swapped = f"{second}{gap}{first}"
                start, end = text.start(one), text.end(other)
                yield Mutation("swapped arguments", one.lineno, start, end, swapped)
    for arg in call.args:
        yield from _in(text, arg)
    for keyword in call.keywords:
        if keyword.arg not in UNREAD:
            yield from _in(text, keyword.value)


def _negated(text: Text, test: ast.expr) -> Iterator[Mutation]:
    """A condition and its opposite; what `not` does to a comparison is a comparison of its own."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return
    yield text.change("negated condition", test, f"not ({text.of(test)})")
