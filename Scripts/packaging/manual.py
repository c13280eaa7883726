"""The manual page, from the description that the tool prints of its own commands."""

import json
import re
import time

from .libraries import run

# Every command has these.
COMMON = {"version", "help"}


def description(tool):
    return json.loads(run(tool, "--experimental-dump-help"))["command"]


def manual(tool, version, date):
    """Returns tinamou(1) in roff. `tool` is what `description` returns."""
    commands = [command for command in tool["subcommands"] if command["shouldDisplay"] and command["commandName"] != "help"]
    day = time.strftime("%Y-%m-%d", time.gmtime(date))
    name = tool["commandName"]
    lines = [f'.TH {name.upper()} 1 "{day}" "{name} {version}" "User Commands"', ".SH NAME",
             f"{name} \\- {phrase(tool['abstract'])}", ".SH SYNOPSIS", f".B {name}", "\\fIcommand\\fR [\\fIoptions\\fR]",
             ".SH DESCRIPTION", *paragraphs(tool["abstract"]), *paragraphs(tool.get("discussion", "")), ".SH COMMANDS"]
    for command in commands:
        lines += [".TP", f"\\fB{name} {escaped(command['commandName'])}\\fR", escaped(command["abstract"])]
    for command in commands:
        lines += section(name, command)
    return "\n".join(lines) + "\n"


def section(name, command):
    yield f".SH \"{name.upper()} {command['commandName'].upper()}\""
    yield from paragraphs(command["abstract"])
    yield from paragraphs(command.get("discussion", ""))
    title = None
    for argument in command.get("arguments", []):
        if not argument["shouldDisplay"] or COMMON & {known["name"] for known in argument.get("names", [])}:
            continue
        if argument.get("sectionTitle") != title:
            title = argument.get("sectionTitle")
            yield f'.SS "{escaped(title or "Options")}"'
        yield from [".TP", spelling(argument), meaning(argument)]


def spelling(argument):
    value = f"\\fI{escaped(argument['valueName'])}\\fR"
    if argument["kind"] == "positional":
        return value + (" ..." if argument["isRepeating"] else "")
    names = sorted((("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]), key=len)
    return ", ".join(f"\\fB{escaped(name)}\\fR" for name in names) + ("" if argument["kind"] == "flag" else f" {value}")


def meaning(argument):
    text = escaped(" ".join(argument.get("abstract", "").split()))
    values = argument.get("allValues")
    if values and not all(value in text for value in values):
        text += f" Values: {escaped(', '.join(values))}."
    if default := argument.get("defaultValue"):
        text += f" Default: {escaped(default)}."
    return text or "\\&"


def paragraphs(text):
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        if paragraph:
            yield from [".PP", escaped(" ".join(paragraph.split()))]


def phrase(sentence):
    """Returns the first words of a sentence as `whatis` lists them: without a capital and a full stop."""
    return escaped(sentence[:1].lower() + sentence[1:].rstrip("."))


# Characters that roff would print as another one or read as a command.
SPECIAL = str.maketrans({"\\": "\\e", "-": "\\-", "'": "\\(aq", '"': "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti"})


def escaped(text):
    text = text.translate(SPECIAL)
    return f"\\&{text}" if text.startswith(".") else text
