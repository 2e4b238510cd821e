"""Everything has a docstring, and the stubs name what is there."""

import ast
import doctest
import importlib.resources
import inspect

import kavarna
import pytest
from kavarna import _kavarna, openspiel


def stubs():
    text = importlib.resources.files("kavarna").joinpath("_kavarna.pyi").read_text(encoding="utf-8")
    return {node.name: node for node in ast.parse(text).body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}


def test_the_package_is_typed():
    assert importlib.resources.files("kavarna").joinpath("py.typed").is_file()


def test_stubs_and_module_name_the_same():
    there = {name for name in dir(_kavarna) if not name.startswith("_")}
    assert set(stubs()) == there


@pytest.mark.parametrize("name", sorted(name for name, node in stubs().items() if isinstance(node, ast.ClassDef)))
def test_classes_have_what_their_stub_says(name):
    told = {node.name for node in stubs()[name].body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}
    there = getattr(_kavarna, name)
    if not issubclass(there, Exception):
        assert told == {member for member in vars(there) if not member.startswith("_")}
        for member in told:
            assert inspect.getdoc(getattr(there, member)), f"{name}.{member}"
    assert inspect.getdoc(there)


def test_examples_in_docstrings():
    assert doctest.testmod(kavarna).failed == 0
    assert doctest.testmod(openspiel).failed == 0
