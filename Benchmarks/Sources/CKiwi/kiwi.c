#include "CKiwi.h"

#include <CMachine.h>
#include <Python.h>

// descrobject.h is part of Python.h since 3.11, and must be included explicitly before.
#include <descrobject.h>

/// The C function behind a method of kiwisolver.Solver.
static struct {
  PyObject *module, *solver_type;
  PyCFunction add, remove, update, suggest, add_edit;
} kiwi;

struct KiwiSystem {
  PyObject *solver;
  PyObject **variables, **constraints, **edits;
  int32_t variable_count, constraint_count;
  size_t edit_count;
};

// ---- start

static PyCFunction function_of(const char *name) {
  PyObject *method = PyObject_GetAttrString(kiwi.solver_type, name);
  if (method == NULL || !Py_IS_TYPE(method, &PyMethodDescr_Type)) return NULL;
  // The type keeps the method alive.
  Py_DECREF(method);
  return ((PyMethodDescrObject *)method)->d_method->ml_meth;
}

static void look_also_in(const char *directory) {
  if (directory == NULL) return;
  PyObject *path = PySys_GetObject("path"), *entry = PyUnicode_FromString(directory);
  PyList_Insert(path, 0, entry);
  Py_DECREF(entry);
}

const char *kiwi_start(const char *directory) {
  Py_InitializeEx(0);
  look_also_in(directory);
  kiwi.module = PyImport_ImportModule("kiwisolver");
  if (kiwi.module == NULL) {
    PyErr_Print();
    return "Python cannot import kiwisolver";
  }
  kiwi.solver_type = PyObject_GetAttrString(kiwi.module, "Solver");
  kiwi.add = function_of("addConstraint");
  kiwi.remove = function_of("removeConstraint");
  kiwi.update = function_of("updateVariables");
  kiwi.suggest = function_of("suggestValue");
  kiwi.add_edit = function_of("addEditVariable");
  bool is_known = kiwi.add && kiwi.remove && kiwi.update && kiwi.suggest && kiwi.add_edit;
  return is_known ? NULL : "kiwisolver.Solver is not the C type that was expected";
}

const char *kiwi_version(void) { return PyUnicode_AsUTF8(PyObject_GetAttrString(kiwi.module, "__version__")); }

// ---- objects

static PyObject *make(const char *type, PyObject *arguments) {
  PyObject *python_type = PyObject_GetAttrString(kiwi.module, type);
  PyObject *object = python_type && arguments ? PyObject_CallObject(python_type, arguments) : NULL;
  if (object == NULL) PyErr_Print();
  Py_XDECREF(python_type);
  Py_XDECREF(arguments);
  return object;
}

static PyObject *make_constraint(
    PyObject **variables, int32_t count, const int32_t *variable, const double *coefficient, double constant,
    int8_t relation, double strength) {
  PyObject *terms = PyTuple_New(count);
  for (int32_t i = 0; i < count; i++) {
    PyTuple_SET_ITEM(terms, i, make("Term", Py_BuildValue("(Od)", variables[variable[i]], coefficient[i])));
  }
  PyObject *expression = make("Expression", Py_BuildValue("(Nd)", terms, constant));
  const char *comparison = relation == 0 ? "==" : relation < 0 ? "<=" : ">=";
  return make("Constraint", Py_BuildValue("(Nsd)", expression, comparison, strength));
}

KiwiSystem *kiwi_make(
    int32_t variables, int32_t rows, const int32_t *start, const int32_t *variable, const double *coefficient,
    const double *constant, const int8_t *relation, const double *strength) {
  KiwiSystem *system = calloc(1, sizeof *system);
  system->variable_count = variables;
  system->constraint_count = rows;
  system->variables = calloc((size_t)variables, sizeof(PyObject *));
  system->constraints = calloc((size_t)rows, sizeof(PyObject *));
  for (int32_t i = 0; i < variables; i++) system->variables[i] = make("Variable", PyTuple_New(0));
  for (int32_t i = 0; i < rows; i++) {
    system->constraints[i] = make_constraint(
        system->variables, start[i + 1] - start[i], variable + start[i], coefficient + start[i], constant[i],
        relation[i], strength[i]);
  }
  return system;
}

static void free_edits(KiwiSystem *system) {
  for (size_t i = 0; i < system->edit_count; i++) Py_XDECREF(system->edits[i]);
  free(system->edits);
  system->edits = NULL;
  system->edit_count = 0;
}

void kiwi_free(KiwiSystem *system) {
  kiwi_close(system);
  free_edits(system);
  for (int32_t i = 0; i < system->constraint_count; i++) Py_XDECREF(system->constraints[i]);
  for (int32_t i = 0; i < system->variable_count; i++) Py_XDECREF(system->variables[i]);
  free(system->constraints);
  free(system->variables);
  free(system);
}

void kiwi_open(KiwiSystem *system) {
  kiwi_close(system);
  system->solver = make("Solver", PyTuple_New(0));
}

void kiwi_close(KiwiSystem *system) { Py_CLEAR(system->solver); }

// ---- timed work

/// Takes the result of a timed call, which is None.
static bool succeeded(PyObject *result) {
  if (result == NULL) {
    PyErr_Print();
    return false;
  }
  Py_DECREF(result);
  return true;
}

double kiwi_add(KiwiSystem *system, const int32_t *rows, size_t count, double limit) {
  Stopwatch start = stopwatch_start();
  for (size_t i = 0; i < count; i++) {
    if (!succeeded(kiwi.add(system->solver, system->constraints[rows[i]]))) return KIWI_REFUSED;
    if ((i & 63) == 63 && wall_clock() - start.wall > limit) return KIWI_TOO_SLOW;
  }
  return stopwatch_seconds(start);
}

double kiwi_remove(KiwiSystem *system, const int32_t *rows, size_t count) {
  Stopwatch start = stopwatch_start();
  for (size_t i = 0; i < count; i++) {
    if (!succeeded(kiwi.remove(system->solver, system->constraints[rows[i]]))) return KIWI_REFUSED;
  }
  return stopwatch_seconds(start);
}

double kiwi_update(KiwiSystem *system) {
  Stopwatch start = stopwatch_start();
  if (!succeeded(kiwi.update(system->solver, NULL))) return KIWI_REFUSED;
  return stopwatch_seconds(start);
}

bool kiwi_prepare_edits(KiwiSystem *system, int32_t variable, const double *numbers, size_t count) {
  free_edits(system);
  system->edits = calloc(count, sizeof(PyObject *));
  system->edit_count = count;
  for (size_t i = 0; i < count; i++) {
    system->edits[i] = Py_BuildValue("(Od)", system->variables[variable], numbers[i]);
  }
  double half_of_required = 0.5 * 1001001000.0;
  PyObject *arguments = Py_BuildValue("(Od)", system->variables[variable], half_of_required);
  bool is_editable = succeeded(kiwi.add_edit(system->solver, arguments));
  Py_DECREF(arguments);
  return is_editable;
}

double kiwi_edit(KiwiSystem *system) {
  Stopwatch start = stopwatch_start();
  for (size_t i = 0; i < system->edit_count; i++) {
    if (!succeeded(kiwi.suggest(system->solver, system->edits[i]))) return KIWI_REFUSED;
    if (!succeeded(kiwi.update(system->solver, NULL))) return KIWI_REFUSED;
  }
  return stopwatch_seconds(start);
}

void kiwi_values(KiwiSystem *system, double *values) {
  for (int32_t i = 0; i < system->variable_count; i++) {
    PyObject *value = PyObject_CallMethod(system->variables[i], "value", NULL);
    values[i] = PyFloat_AsDouble(value);
    Py_XDECREF(value);
  }
}
