from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from greenroom import Greenroom


@pytest.fixture(scope="session")
def url() -> str:
    return os.environ["GREENROOM_URL"]


@pytest.fixture(scope="session")
def key() -> str:
    """With wide limits and every scope."""
    return os.environ["GREENROOM_KEY"]


@pytest.fixture(scope="session")
def narrow_key() -> str:
    """With the default limits: one request a second."""
    return os.environ["GREENROOM_NARROW_KEY"]


@pytest.fixture
def greenroom(url: str, key: str) -> Iterator[Greenroom]:
    with Greenroom(url, key) as client:
        yield client
