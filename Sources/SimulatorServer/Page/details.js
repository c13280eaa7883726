// The details of the selected view: its editable values, and their explanations.
'use strict';

/** Shows the last details. Fields that are being edited keep their text and the focus. */
function showDetails() {
  const details = chosen?.details, panel = $('details');
  showSelection();
  showMarks(chosen);
  const fresh = details ? detailParts(details) : [];
  const shape = JSON.stringify([chosen?.number, details?.number, fresh.map(([key]) => key)]);
  if (panel.dataset.shape === shape) {
    [...panel.querySelectorAll('[data-part]')].forEach((part, at) => renew(part, fresh[at][1]));
  } else {
    const key = panel.contains(document.activeElement) ? keyOfField(document.activeElement) : null;
    const isSameView = panel.dataset.shape?.startsWith(JSON.stringify([chosen?.number, details?.number]).slice(0, -1) + ',');
    panel.replaceChildren(...fresh.map(([, part]) => store(part, 'part', '')));
    panel.dataset.shape = shape;
    if (key && isSameView) [...panel.querySelectorAll('[data-key]')].find((field) => keyOfField(field) === key)?.focus();
  }
}

const keyOfField = (element) => element.dataset.key;

/** Copies the text of a new part into the one on the page, and keeps its elements. */
function renew(part, fresh) {
  const old = [part, ...part.querySelectorAll('*')], made = [fresh, ...fresh.querySelectorAll('*')];
  if (old.length !== made.length) return part.replaceWith(store(fresh, 'part', ''));
  old.forEach((element, at) => {
    const source = made[at];
    if (element.tagName === 'INPUT') renewField(element, source.value);
    else if (!element.children.length) element.textContent = source.textContent;
    else renewTexts(element, source);
    element.className = source.className;
  });
}

/** Does the same for an element with other elements between its text nodes. */
function renewTexts(element, source) {
  const texts = (node) => [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
  const made = texts(source);
  texts(element).forEach((text, at) => { if (made[at]) text.data = made[at].data; });
}

/** Keeps text being typed, and rejected text for correction. */
function renewField(field, value) {
  const isSent = field.dataset.sent === field.value, isRefused = field.getAttribute('aria-invalid') === 'true';
  const isTyping = field.value !== field.dataset.known && (isSent ? chosen.isEditPending : true);
  field.dataset.known = value;
  if (field === document.activeElement && (isTyping || isRefused)) return;
  field.value = value;
  delete field.dataset.sent;
}

/** Returns the parts, each with a key of its kind. */
function detailParts(details) {
  const parts = [
    ['title', make('h2', { textContent: details.title })],
    ['path', make('small', { textContent: details.path.join(' › ') })],
  ];
  for (const section of details.sections) {
    const list = make('dl');
    for (const row of section.rows) list.append(...detailRow(row));
    parts.push([section.title, make('h3', { textContent: section.title })]);
    parts.push([section.rows.map((row) => [row.label, !row.key, !row.question]).flat().join(), list]);
  }
  if (details.constraints.length) parts.push(['constraints', make('h3', { textContent: 'Constraints' })]);
  for (const constraint of details.constraints) parts.push([`constraint ${constraint.number}`, constraintRow(constraint)]);
  parts.push(['copy', make('div', { className: 'row' }, copyButton('Copy as Swift', 'swift'), copyButton('Copy as test', 'test'))]);
  return parts;
}

function copyButton(label, kind) {
  return make('button', { type: 'button', textContent: label, onclick: () => copyText(chosen?.details?.[kind] ?? '') });
}

function copyText(text) {
  navigator.clipboard?.writeText(text).then(() => say('Copied.', true), () => say(text));
}

/** An editable value: Return or leaving the field sends it, Escape restores it. */
function editField(key, value, send) {
  const field = make('input', { value });
  Object.assign(field.dataset, { key, known: value });
  field.addEventListener('change', () => {
    field.removeAttribute('aria-invalid');
    field.dataset.sent = field.value;
    chosen.edit(send(field.value), field);
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') restoreField(field);
  });
  field.addEventListener('blur', () => {
    if (field.getAttribute('aria-invalid') === 'true') restoreField(field);
  });
  return field;
}

/** Shows the current value again, without the error. */
function restoreField(field) {
  field.value = field.dataset.known;
  if (field.getAttribute('aria-invalid') === 'true') say('');
  field.removeAttribute('aria-invalid');
}

/** Marks the field whose value the device rejected. */
function refuseEdit(device) {
  const field = device.edited;
  device.edited = null;
  if (!field?.isConnected || device !== chosen) return;
  if (field === document.activeElement) field.setAttribute('aria-invalid', 'true');
  else field.value = field.dataset.known;
}

const viewOfDetails = () => chosen.details.number;

function detailRow(row) {
  const value = make('dd');
  if (row.key) {
    const field = editField(row.key, row.value, (text) => ({ editView: { view: viewOfDetails(), key: row.key, value: text } }));
    field.setAttribute('aria-label', row.label);
    value.append(field);
  } else {
    value.textContent = row.value;
  }
  const ask = make('span');
  if (row.question) {
    const button = make('button', { className: 'ask', type: 'button', textContent: 'why?' });
    button.setAttribute('aria-label', `Why this ${row.label}?`);
    store(button, 'key', `why ${row.label}`);
    button.addEventListener('click', () => chosen.explain({ view: viewOfDetails(), value: row.question }));
    ask.append(button);
  }
  return [make('dt', { textContent: row.label }), value, ask];
}

function constraintRow(constraint) {
  const { number } = constraint;
  const edit = (key, value) => {
    const field = editField(`${key} ${number}`, String(value),
      (text) => ({ editConstraint: { view: viewOfDetails(), constraint: number, key, value: text } }));
    field.setAttribute('aria-label', key);
    return make('label', {}, `${key} `, field);
  };
  const notes = [constraint.state !== 'holds' && constraint.state, constraint.origin].filter(Boolean).join(' · ');
  return make('div', { className: `constraint ${constraint.state}` }, make('div', { textContent: constraint.text }),
    make('div', { className: 'row' }, edit('constant', constraint.constant), edit('priority', constraint.priority)),
    make('small', { textContent: notes }));
}

function showExplanation(answer) {
  const list = make('ol');
  for (const entry of answer.lines) {
    const item = make('li', { textContent: entry.text });
    item.style.setProperty('--depth', entry.depth);
    list.append(item);
  }
  $('why').replaceChildren(make('h3', { textContent: `Why this ${answer.value}?` }), list);
}
