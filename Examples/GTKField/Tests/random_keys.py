"""Random keys: the field always shows what an `EditingSession` without a field says.

Set LIVENUMBER_SEED to repeat a run, and LIVENUMBER_TEST_FACTOR for more keys.
"""

import os
import random

SESSION = ["text", "anchor", "head", "value", "outcome", "validity"]
FIELDS = ["en", "eur", "fr", "inr", "ils", "ar", "fa", "usd", "pct", "math", "age", "seats",
          "volume", "cash"]
# Characters, and the names of their keys.
TYPED = {".": "period", ",": "comma", "-": "minus", "x": "x", "'": "apostrophe", "+": "plus"}
EDITS = {"BackSpace": "backward", "Delete": "forward", "Return": "commit", "Up": "up",
         "Down": "down", "KP_Decimal": "pad", "ctrl+z": "undo", "ctrl+shift+z": "redo",
         "ctrl+y": "redo"}
ARROWS = {"Left": "left", "Right": "right", "shift+Left": "extendLeft",
          "shift+Right": "extendRight"}
MOVES = ["Home", "End", "ctrl+a", "shift+Home", "shift+End", *ARROWS, *ARROWS]
# The marks with which paragraphs from right to left begin.
RIGHT_TO_LEFT = ("\u200f", "\u061c")
PASTED = "1234.5"


def run(screen, window, check):
    seed = int(os.environ["LIVENUMBER_SEED"])
    count = 60 * int(os.environ.get("LIVENUMBER_TEST_FACTOR") or 1)
    print(f"random_keys: LIVENUMBER_SEED={seed}, {count} keys in {len(FIELDS)} fields", flush=True)
    randomness = random.Random(seed)
    window.copy(PASTED)
    for field in FIELDS:
        window.ask(f"focus {field}")
        keys = []
        problem = None
        for _ in range(count):
            problem = step(window, field, randomness, keys)
            if problem:
                break
        check(f"{field}: shows what the session says", problem is None,
              f"seed {seed}, after {' '.join(keys)}\n{problem}")


def step(window, field, randomness, keys):
    """Presses a random key, and returns what is wrong then, or `None`."""
    before = window.state(field)
    if before["anchor"] != before["head"]:
        # The adapter selects again, until the next frame, what GTK collapses after a rejected key.
        window.ask("frame")
    anchor, head = ends = int(before["anchor"]), int(before["head"])
    selected = before["text"][min(ends):max(ends)]
    kind = randomness.randrange(20)
    if kind < 12:
        character = randomness.choice([*"0123456789" * 2, *TYPED])
        # The field can't tell that a text has been replaced by itself.
        if character == selected:
            return None
        key, edit = TYPED.get(character, character), f"type {character}"
    elif kind < 15:
        key = randomness.choice(list(EDITS))
        edit = EDITS[key]
        is_wider = ends != (int(before["store_anchor"]), int(before["store_head"]))
        # What is selected beside the digits isn't the session's.
        if edit in ("backward", "forward") and is_wider:
            return None
    elif kind < 19:
        key = randomness.choice(MOVES)
        # Where Arabic digits are beside letters or operators, only GTK knows what is left of the caret.
        if key in ARROWS and any("٠" <= character <= "٩" for character in before["text"]) and any(
                character.isalpha() or character in "'+" or character == "-" and index > 1
                for index, character in enumerate(before["text"])):
            return None
        anchor, head = moved(key, *ends, before["text"])
        edit = f"select {anchor} {head}"
        # GTK tells of a key that leaves the selection as it is, except of this one.
        if key == "ctrl+a" and (anchor, head) == ends:
            edit = "nothing"
        if key in ARROWS and before["text"].startswith(RIGHT_TO_LEFT):
            edit = ARROWS[key]
    else:
        key, edit = "ctrl+v", f"paste {PASTED}"
    window.key(key)
    keys.append(key)
    session = dict(zip(SESSION, window.ask(f"edit {field} {edit}")))
    # A selection that the field shows already isn't an edit, and leaves the outcome.
    compared = ["text", "value", "validity"] + (["outcome"] if edit.startswith("type") else [])
    state = window.until(field, lambda state: difference(state, session, compared) is None)
    if edit.startswith("select") and state["anchor"] == state["head"] == str(anchor):
        # GTK drops a selection at times, as X tells it late that another widget had lost its own. The
        # store has to follow.
        session = dict(zip(SESSION, window.ask(f"edit {field} select {anchor} {anchor}")))
    return difference(state, session, compared)


def moved(key, anchor, head, text):
    """Returns the ends of the selection after a key with which GTK moves the caret."""
    length = len(text)
    # To the right, GTK takes the mark in front of a Persian minus sign together with the sign.
    right = head + 2 if text[head:head + 1] == "\u200e" else head + 1
    ends = {"Home": 0, "End": length, "Left": max(head - 1, 0), "Right": min(right, length)}
    if key == "ctrl+a":
        return 0, length
    if key.startswith("shift+"):
        return anchor, ends[key.removeprefix("shift+")]
    if anchor != head and key in ("Left", "Right"):
        ends = {"Left": min(anchor, head), "Right": max(anchor, head)}
    return ends[key], ends[key]


def difference(state, session, compared):
    """Returns how a field differs from a session, or `None`."""
    for name in compared:
        if state[name] != session[name]:
            return f"{name}: {state[name]!r}, but the session's is {session[name]!r}; {state}"
    if (state["store_anchor"], state["store_head"]) != (session["anchor"], session["head"]):
        return f"the selection differs: {state}, but {session}"
    if state["agrees"] != "agrees":
        return f"the field doesn't agree with its store: {state}"
    return None
