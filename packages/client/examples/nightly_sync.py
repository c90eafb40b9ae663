"""Keeps a copy of departments, people and leads in a folder, by REST with an access key. Needs nothing but Python 3.9.

    INTRANET_URL=… INTRANET_KEY=ink_… python3 nightly_sync.py copia

The first run reads everything; each later one reads what changed since.
"""
import json, os, random, sys, time
import urllib.error, urllib.parse, urllib.request
from pathlib import Path

URL, KEY = os.environ["INTRANET_URL"], os.environ["INTRANET_KEY"]
FOLDER = Path(sys.argv[1] if len(sys.argv) > 1 else "copia")
PATIENCE = 120  # seconds: a server that restarts is back in thirty
LISTS = {
    "rh_departamento": "/v1/rh/departamento",
    "rh_usuario": "/v1/usuario",
    "vendas_lead": "/v1/vendas/lead/all/filtro",
}


def ask(path, body=None):
    """The answer of a path; tried again while the intranet is away. Raises HTTPError where it refuses."""
    end = time.monotonic() + PATIENCE
    for attempt in range(1000):
        headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(URL + path, data, headers)
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            failure, asked = error, error.headers.get("Retry-After")
            if error.code not in (429, 502, 503, 504):
                raise
        except OSError as error:
            failure, asked = error, None
        pause = float(asked) if asked else min(0.5 * 2**attempt, 15) * random.uniform(0.5, 1)
        if time.monotonic() + pause > end:
            raise failure
        time.sleep(pause)


def read(table, **query):
    """A page of a list: long filters go in a body, where the list takes one."""
    path = LISTS[table]
    if path.endswith("/filtro"):
        return ask(path, query)
    words = {name: value if isinstance(value, str) else json.dumps(value) for name, value in query.items()}
    return ask(f"{path}?{urllib.parse.urlencode(words)}")


def read_all(table):
    """Every row of a table by its id, a page at a time."""
    copy, after = {}, None
    while True:
        page = read(table, limit=500, contar=False, **({"depois": after} if after else {}))
        copy.update((row["id"], row) for row in page[table])
        after = page["depois"]
        if not after:
            return copy


def read_again(table, ids, copy):
    """Reads the rows that changed; those that are gone leave the copy."""
    for first in range(0, len(ids), 200):
        some = ids[first : first + 200]
        for one in some:
            copy.pop(one, None)
        page = read(table, limit=200, contar=False, filtro={"id": {"_in": some}})
        copy.update((row["id"], row) for row in page[table])


def kept(table):
    rows = json.loads((FOLDER / f"{table}.json").read_text("utf-8"))
    return {row["id"]: row for row in rows}


def keep(table, copy):
    """Written beside and moved: a run that is killed leaves the copy of before."""
    beside = FOLDER / f"{table}.novo"
    beside.write_text(json.dumps(list(copy.values()), ensure_ascii=False), "utf-8")
    beside.replace(FOLDER / f"{table}.json")


def read_whole():
    mark = ask("/v1/alteracoes")["depois"]  # of the moment before
    for table in LISTS:
        keep(table, read_all(table))
    return mark


def read_changes(mark):
    changed = {table: set() for table in LISTS}
    while True:
        query = urllib.parse.urlencode({"desde": mark, "limit": 5000})
        page = ask(f"/v1/alteracoes?{query}")
        mark = page["depois"]
        if not page["alteracoes"]:
            break
        for change in page["alteracoes"]:
            changed.get(change["tabela"], set()).add(change["id"])
    for table, ids in changed.items():
        if ids:
            copy = kept(table)
            read_again(table, sorted(ids), copy)
            keep(table, copy)
            print(f"{table}: {len(ids)} lidos de novo")
    return mark


FOLDER.mkdir(parents=True, exist_ok=True)
place = FOLDER / "marca.txt"
mark = place.read_text() if place.exists() else None
try:
    mark = read_changes(mark) if mark else read_whole()
except urllib.error.HTTPError as error:
    if error.code != 410:  # changes are kept for 90 days
        raise
    mark = read_whole()
place.write_text(mark)  # last: a run that broke off is done again
print(f"em dia até {mark}")
