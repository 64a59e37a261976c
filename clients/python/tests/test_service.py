"""Against a running service with the sample: `npm run test:python` starts it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from greenroom import (
    AsyncGreenroom,
    CallOptions,
    Greenroom,
    InvalidApiKeyError,
    LogEntry,
    NotFoundError,
    RateLimitExceededError,
    ValidationError,
    WebhookVerificationError,
    verify_webhook,
)

README = Path(__file__).parent.parent / "README.md"


def test_finds_people_page_after_page_and_nobody_twice(greenroom: Greenroom) -> None:
    listing = greenroom.talents.search(
        filters=[{"filterType": "JOB_TITLE", "value": "Data Engineer"}]
    )
    first = listing.first_page()
    found = [talent["id"] for talent in listing.to_list(max=25)]
    assert len(found) == 25
    assert len(set(found)) == 25
    assert found[: len(first["talents"])] == [talent["id"] for talent in first["talents"]]


def test_a_casting_yields_every_verdict_once_until_it_has_ended(greenroom: Greenroom) -> None:
    started = greenroom.castings.start_by_prompt(
        prompt="Data engineers in France",
        qualification_criterias=["At least 5 years of experience"],
        target={"greens": 2, "maxCredits": 20},
    )
    casting_id = started["castingId"]
    judged = list(greenroom.castings.verdicts(casting_id, interval=0.2))
    ended = greenroom.castings.wait(casting_id, interval=0.2)
    assert ended["nextAction"] != "wait"
    assert judged
    assert len({talent["talentId"] for talent in judged}) == len(judged)
    stored = greenroom.castings.get(casting_id, page_size=1)
    assert len(list(stored.pages())) == len(judged)
    assert {talent["talentId"] for talent in stored} == {talent["talentId"] for talent in judged}


def test_async_does_the_same_from_the_same_core(url: str, key: str) -> None:
    async def journey() -> tuple[int, list[str]]:
        async with AsyncGreenroom(url, key) as client:
            started = await client.castings.start_by_prompt(
                prompt="Nurses in Lyon",
                qualification_criterias=["At least 2 years of experience"],
                target={"greens": 1, "maxCredits": 6},
            )
            verdicts = client.castings.verdicts(started["castingId"], interval=0.2)
            ids = [talent["talentId"] async for talent in verdicts]
            pages = client.castings.get(started["castingId"], page_size=1).pages()
            with pytest.raises(NotFoundError):
                await client.sourcings.get("src_unknown")
            return len([page async for page in pages]), ids

    pages, ids = asyncio.run(journey())
    assert ids
    assert pages == len(ids)


def test_walks_over_counted_pages(greenroom: Greenroom) -> None:
    made = {greenroom.sourcings.create()["sourcingId"] for _ in range(3)}
    listing = greenroom.sourcings.list(page_size=2)
    assert len(list(listing.pages())) > 1
    assert made <= {sourcing["sourcingId"] for sourcing in listing}


def test_is_never_refused_by_a_narrow_key_because_it_waits(url: str, narrow_key: str) -> None:
    entries: list[LogEntry] = []
    with Greenroom(url, narrow_key, logger=entries.append) as client:
        threads = [threading.Thread(target=client.workspace.get) for _ in range(4)]
        started = time.monotonic()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert time.monotonic() - started > 2
    assert [entry.status for entry in entries] == [200] * 4


def test_sends_again_what_a_rate_limit_refused(url: str, narrow_key: str) -> None:
    entries: list[LogEntry] = []
    with Greenroom(url, narrow_key, limiter=False, logger=entries.append) as client:
        for _ in range(3):
            client.sourcings.create()
    statuses = [entry.status for entry in entries]
    assert 429 in statuses
    assert sum(status == 200 for status in statuses) == 3
    refused = entries[statuses.index(429)]
    assert isinstance(refused.error, RateLimitExceededError)
    assert refused.error.retry_after is not None
    assert refused.retry_in == refused.error.retry_after


def test_a_limit_that_is_not_waited_for_is_raised_with_its_window(
    url: str, narrow_key: str
) -> None:
    with (
        Greenroom(url, narrow_key, limiter=False, max_retries=0) as client,
        pytest.raises(RateLimitExceededError) as raised,
    ):
        for _ in range(3):
            client.workspace.get()
    assert raised.value.status == 429
    assert raised.value.retry_after
    assert raised.value.details is not None
    assert raised.value.details["window"] == "second"


def test_an_error_has_the_class_of_its_code_and_says_what_to_change(
    greenroom: Greenroom, url: str
) -> None:
    with pytest.raises(ValidationError) as raised:
        greenroom.talents.search(filters=[]).first_page()
    error = raised.value
    assert (error.code, error.status) == ("validation_error", 400)
    assert error.issues[0]["path"] == ["filters"]
    assert error.debug_tracking_code
    assert error.issues[0]["message"] in str(error)
    with pytest.raises(InvalidApiKeyError):
        Greenroom(url, "no_such_key").workspace.get()


def test_a_paid_post_that_is_repeated_with_its_key_has_one_effect(greenroom: Greenroom) -> None:
    options = CallOptions(idempotency_key="test-one-effect")
    one = greenroom.sourcings.create(options=options)
    assert greenroom.sourcings.create(options=options) == one
    assert greenroom.sourcings.create() != one


def test_imports_a_file_by_its_path_and_by_its_bytes(
    greenroom: Greenroom, url: str, key: str, tmp_path: Path
) -> None:
    people = "firstname,lastname,jobTitle\nZoé,Python,Data Engineer\n"
    # A name with letters that a header does not allow as they are.
    path = tmp_path / "été (1).csv"
    path.write_text(people, encoding="utf-8")
    previewed = greenroom.imports.preview(file=people.encode(), file_name="people.csv")
    assert [column["field"] for column in previewed["columns"]] == [
        "firstname",
        "lastname",
        "jobTitle",
    ]
    started = greenroom.imports.create(file=path, legal_basis="consent")

    async def start_async() -> str:
        async with AsyncGreenroom(url, key) as client:
            return (await client.imports.create(file=path, dry_run="true"))["importId"]

    for import_id in (started["importId"], asyncio.run(start_async())):
        while (done := greenroom.imports.get(import_id))["status"] in ("queued", "running"):
            time.sleep(0.1)
        assert done["status"] == "completed", done["problems"]
        assert (done["fileName"], done["counts"]["read"]) == ("été (1).csv", 1)
    # Longer than an address may be: a field of the form.
    unused = {f"Überschrift {number}": None for number in range(700)}
    mapping = json.dumps({"Rufname": "firstname", **unused}, ensure_ascii=False)
    path.write_text("Rufname,lastname\nAnni,Schlange\n", encoding="utf-8")
    mapped = greenroom.imports.create(file=path, mapping=mapping)["importId"]
    while (done := greenroom.imports.get(mapped))["status"] in ("queued", "running"):
        time.sleep(0.1)
    assert (done["fileName"], done["counts"]["created"]) == ("été (1).csv", 1), done["problems"]
    found = greenroom.talents.list(name="Python").to_list()
    assert [one["talent"]["firstname"] for one in found] == ["Zoé"]


def test_takes_the_webhook_that_the_service_signs_and_no_other(greenroom: Greenroom) -> None:
    secret = greenroom.webhook_secret.rotate()["webhookSecret"]
    try:
        sample = greenroom.deliveries.trigger(event_type="talent_judged")
    finally:
        greenroom.webhook_secret.remove()
    event = verify_webhook(sample["body"], sample["headers"], secret)
    assert event["eventType"] == "talent_judged"
    assert event == json.loads(sample["body"])
    with pytest.raises(WebhookVerificationError):
        verify_webhook(sample["body"] + " ", sample["headers"], secret)


def test_the_script_of_the_readme_runs_whole_on_a_key_with_the_default_limits(
    url: str, narrow_key: str, tmp_path: Path
) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", README.read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) > 8
    script = tmp_path / "script.py"
    script.write_text("".join(blocks))
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(script)], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout
    env = {**os.environ, "GREENROOM_URL": url, "GREENROOM_KEY": narrow_key}
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, env=env)
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"^(green|amber|red) ", ran.stdout, re.MULTILINE)
    assert "filters" in ran.stdout
