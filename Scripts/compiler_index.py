"""The compiler's index of a build: every declaration, and every place that uses one.

`swift build` stores it in `.build/debug/index/store`; libIndexStore of the toolchain reads it.
"""

import ctypes
import os
import shutil
from pathlib import Path

DEFINITION, REFERENCE, READ, WRITE, CALL, IMPLICIT = (1 << bit for bit in (1, 2, 3, 4, 5, 8))
CHILD_OF, BASE_OF, OVERRIDE_OF, CALLED_BY, CONTAINED_BY = (1 << bit for bit in (9, 10, 11, 13, 16))
PROPERTY_KINDS, METHOD_KINDS = {13, 19, 20, 21}, {12, 16, 17, 18}
RECORD = 2


class UnreadableIndex(Exception):
    """The index does not exist, or the library that reads it is missing."""


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


class Occurrence:
    """A place where a symbol is declared or used.

    `relations` are pairs of roles and the USR of another symbol, of which this one is a child, an override or a part.
    """

    def __init__(self, usr, name, kind, roles, line, relations):
        self.usr, self.name, self.kind, self.roles, self.line, self.relations = usr, name, kind, roles, line, relations

    def related(self, role):
        return [usr for roles, usr in self.relations if roles & role]


class CompilerIndex:
    """The files of a folder, with their declarations and uses."""

    _eachPointer = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
    _eachText = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
    _pointer, _number = ctypes.c_void_p, ctypes.c_uint
    _functions = {
        "store_create": (_pointer, [ctypes.c_char_p, ctypes.POINTER(_pointer)]),
        "store_units_apply_f": (ctypes.c_bool, [_pointer, _number, _pointer, _eachText]),
        "unit_reader_create": (_pointer, [_pointer, ctypes.c_char_p, ctypes.POINTER(_pointer)]),
        "unit_reader_dispose": (None, [_pointer]),
        "unit_reader_get_main_file": (Text, [_pointer]),
        "unit_reader_dependencies_apply_f": (ctypes.c_bool, [_pointer, _pointer, _eachPointer]),
        "unit_dependency_get_kind": (ctypes.c_int, [_pointer]),
        "unit_dependency_get_name": (Text, [_pointer]),
        "unit_dependency_get_filepath": (Text, [_pointer]),
        "record_reader_create": (_pointer, [_pointer, ctypes.c_char_p, ctypes.POINTER(_pointer)]),
        "record_reader_dispose": (None, [_pointer]),
        "record_reader_occurrences_apply_f": (ctypes.c_bool, [_pointer, _pointer, _eachPointer]),
        "occurrence_get_symbol": (_pointer, [_pointer]),
        "occurrence_get_roles": (ctypes.c_uint64, [_pointer]),
        "occurrence_get_line_col": (None, [_pointer, ctypes.POINTER(_number), ctypes.POINTER(_number)]),
        "occurrence_relations_apply_f": (ctypes.c_bool, [_pointer, _pointer, _eachPointer]),
        "symbol_relation_get_roles": (ctypes.c_uint64, [_pointer]),
        "symbol_relation_get_symbol": (_pointer, [_pointer]),
        "symbol_get_usr": (Text, [_pointer]),
        "symbol_get_name": (Text, [_pointer]),
        "symbol_get_kind": (ctypes.c_int, [_pointer]),
    }

    def __init__(self, store, folder):
        self._folder, self._error = os.path.realpath(folder), ctypes.c_void_p()
        self._library = ctypes.CDLL(str(reader_of_toolchain()))
        for name, (result, arguments) in self._functions.items():
            function = getattr(self._library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
        self._store = self._call("store_create", str(store).encode(), ctypes.byref(self._error))
        if not os.path.isdir(store) or not self._store:
            raise UnreadableIndex(f"{store} is no index; build the package for debugging first")
        self._records = self._records_by_file()

    def files(self):
        """Returns the paths relative to the folder."""
        return sorted(self._records)

    def occurrences(self, file):
        found, line, column = [], ctypes.c_uint(), ctypes.c_uint()
        reader = self._call("record_reader_create", self._store, self._records[file].encode(),
                            ctypes.byref(self._error))

        def note(_, occurrence):
            symbol, relations = self._call("occurrence_get_symbol", occurrence), []
            self._call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))

            def note_relation(_, relation):
                other = self._call("symbol_relation_get_symbol", relation)
                relations.append((self._call("symbol_relation_get_roles", relation),
                                  str(self._call("symbol_get_usr", other))))
                return True

            self._call("occurrence_relations_apply_f", occurrence, None, self._eachPointer(note_relation))
            found.append(Occurrence(
                str(self._call("symbol_get_usr", symbol)), str(self._call("symbol_get_name", symbol)),
                self._call("symbol_get_kind", symbol), self._call("occurrence_get_roles", occurrence), line.value,
                relations))
            return True

        self._call("record_reader_occurrences_apply_f", reader, None, self._eachPointer(note))
        self._call("record_reader_dispose", reader)
        return found

    def _call(self, name, *arguments):
        return getattr(self._library, f"indexstore_{name}")(*arguments)

    def _records_by_file(self):
        units, records = [], {}
        self._call("store_units_apply_f", self._store, 1, None,
                   self._eachText(lambda _, name: units.append(str(name)) or True))
        for name in units:
            unit = self._call("unit_reader_create", self._store, name.encode(), ctypes.byref(self._error))
            if not unit:
                continue
            file = os.path.realpath(str(self._call("unit_reader_get_main_file", unit)))
            if file.startswith(self._folder + os.sep) and os.path.exists(file):
                record = self._record(unit, file)
                if record:
                    records[os.path.relpath(file, self._folder)] = record
            self._call("unit_reader_dispose", unit)
        return records

    def _record(self, unit, file):
        names = []

        def note(_, dependency):
            if self._call("unit_dependency_get_kind", dependency) == RECORD:
                path = str(self._call("unit_dependency_get_filepath", dependency))
                if os.path.realpath(path) == file:
                    names.append(str(self._call("unit_dependency_get_name", dependency)))
            return True

        self._call("unit_reader_dependencies_apply_f", unit, None, self._eachPointer(note))
        return names[-1] if names else None


def reader_of_toolchain():
    swift = shutil.which(os.environ.get("TINAMOU_SWIFT") or "swift")
    folder = Path(os.path.realpath(swift)).parent.parent / "lib" if swift else None
    found = sorted(folder.glob("libIndexStore.so*")) if folder else []
    if not found:
        raise UnreadableIndex("there is no Swift toolchain with libIndexStore; see ./test")
    return found[0]
