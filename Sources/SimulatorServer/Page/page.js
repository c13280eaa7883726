// The live page: shows devices, hands touches and keys on, asks about views. Nothing is fetched from elsewhere.
'use strict';

const token = document.querySelector('meta[name=token]').content;
const $ = (id) => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const svg = (tag, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
const store = (element, key, value) => { element.dataset[key] = value; return element; };

// MARK: The connection

/** The WebSocket, which comes back by itself. */
class Line {
  constructor(hear) {
    this.hear = hear;
    this.wait = 250;
    this.open();
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}/live?token=${token}`);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => { this.wait = 250; say(''); };
    socket.onmessage = ({ data }) => this.hear(typeof data === 'string' ? JSON.parse(data) : readPicture(data));
    socket.onclose = () => {
      say('The server is gone; trying to reach it again …');
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, 4000);
    };
    this.socket = socket;
  }

  send(to, ask) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ to, ask }));
  }
}

/** The 36 bytes in front of a png; see LivePicture in the server's sources. */
function readPicture(buffer) {
  const view = new DataView(buffer);
  const micros = (at) => view.getUint16(at) / 1000;
  return {
    from: view.getUint16(2),
    picture: {
      isWhole: (view.getUint8(1) & 1) === 1, frame: view.getUint32(4),
      x: view.getUint16(8), y: view.getUint16(10), width: view.getUint16(12), height: view.getUint16(14),
      wholeWidth: view.getUint16(16), wholeHeight: view.getUint16(18), stamp: view.getFloat64(20),
      costs: { layout: micros(28), record: micros(30), paint: micros(32), encode: micros(34) },
      png: new Blob([new Uint8Array(buffer, 36)], { type: 'image/png' }),
    },
  };
}

function say(text) { $('state').textContent = text; }

/** What goes on. */
function tell(text) { $('build').textContent = text; }

/** A build that runs is said above the devices, which go on; what the compiler does not like is laid over them. */
function showBuild({ state, problems, message }) {
  tell(state === 'building' ? 'Rebuilding …' : '');
  if (state === 'building') return;
  const panel = $('problems');
  panel.hidden = state !== 'failed';
  if (panel.hidden) return panel.replaceChildren();
  const close = make('button', { type: 'button', textContent: '×', title: 'Hide', onclick: () => { panel.hidden = true; } });
  const rows = problems.map((each) => make('li', {},
    make('code', { textContent: `${each.file}:${each.line}:${each.column}` }), ` ${each.message}`));
  if (message) rows.push(make('li', { textContent: message }));
  panel.replaceChildren(close, make('h2', { textContent: 'The build failed; this is the last one that did not.' }),
    make('ul', {}, ...rows));
}

// MARK: A device

const devices = new Map();
let chosen = null;
let catalogue = null;

const caretKeys = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'home', End: 'end', Delete: 'delete-forward',
};

/** A device on the wall: its picture, its fingers, what is known of it. */
class Device {
  constructor(number) {
    this.number = number;
    this.settings = {};
    this.facts = null;
    this.tree = [];
    this.targets = [];
    this.log = [];
    this.findings = [];
    this.frames = [];
    this.details = null;
    this.queue = Promise.resolve();
    this.shownTimes = [];
    this.latency = [];
    this.build();
  }

  build() {
    this.canvas = make('canvas');
    this.marks = svg('svg', { 'aria-hidden': 'true' });
    this.handles = make('div', { className: 'handles' });
    this.glass = make('div', { className: 'glass', tabIndex: 0 }, this.canvas, this.marks, this.handles);
    this.glass.setAttribute('role', 'application');
    this.caption = make('span');
    const close = make('button', { type: 'button', textContent: '×', title: 'Close this device' });
    close.onclick = () => line.send(0, { close: { device: this.number } });
    this.grip = make('div', { className: 'grip', tabIndex: 0, title: 'Drag to change the width' });
    this.grip.setAttribute('role', 'separator');
    this.grip.setAttribute('aria-label', 'Width of the device');
    this.body = make('div', { className: 'body' }, this.glass, this.grip);
    this.figure = make('figure', { className: 'device' }, this.body, make('figcaption', {}, this.caption, close));
    this.figure.style.margin = '0';
    this.figure.addEventListener('pointerdown', () => choose(this), true);
    this.listen();
    $('wall').append(this.figure);
  }

  ask(request) { line.send(this.number, request); }

  // What it shows

  hear(tell) {
    const [kind, value] = Object.entries(tell)[0];
    const answers = {
      screen: () => this.take(value._0 ?? value),
      log: () => this.print(value.line),
      findings: () => { this.findings = value._0 ?? value; if (this === chosen) showFindings(); },
      tree: () => { this.tree = value._0 ?? value; if (this === chosen) showTree(); this.label(); },
      targets: () => { this.targets = value._0 ?? value; this.showHandles(); },
      details: () => { this.details = value._0 ?? value; if (this === chosen) showDetails(); },
      picked: () => this.pick(value.views),
      explanation: () => { if (this === chosen) showExplanation(value); },
      timeline: () => { this.frames = value._0 ?? value; if (this === chosen) showTimeline(); },
      trace: () => this.takePart?.(value._0 ?? value),
      problem: () => say(value.message ?? ''),
      refused: () => { this.failPart?.(value.message); say(value.message); },
    };
    answers[kind]?.();
  }

  fetchPart(part, isHasty) {
    return new Promise((done, fail) => {
      this.takePart = done;
      this.failPart = fail;
      this.ask({ trace: { part, isHasty } });
    });
  }

  take(facts) {
    const isNew = !this.facts;
    this.facts = facts;
    this.fit();
    this.caption.textContent = `${deviceName(facts.device)} · iOS ${facts.os}`;
    this.glass.setAttribute('aria-label', `${facts.name} on ${deviceName(facts.device)}, iOS ${facts.os}`);
    if (isNew && !chosen) choose(this);
    if (this === chosen) showControls();
  }

  /** Room on the wall decides how large a device is; the picture is made for just these pixels. */
  fit() {
    if (!this.facts) return;
    const { width, height, cornerRadius } = this.facts;
    const room = Math.max($('wall').clientHeight - 90, 240), wide = Math.max($('wall').clientWidth - 60, 160);
    this.zoom = Math.min(1, room / height, wide / width);
    this.glass.style.width = `${width * this.zoom}px`;
    this.glass.style.height = `${height * this.zoom}px`;
    this.glass.style.borderRadius = `${cornerRadius * this.zoom}px`;
    this.body.style.borderRadius = `${cornerRadius * this.zoom + 10}px`;
    this.marks.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.density = this.zoom * window.devicePixelRatio;
    this.ask({ show: { density: this.density, isWatched: !document.hidden } });
  }

  show(picture) {
    this.queue = this.queue.then(() => this.draw(picture)).catch((error) => say(String(error)));
  }

  async draw(picture) {
    const bitmap = await createImageBitmap(picture.png);
    const { canvas } = this;
    if (picture.isWhole && (canvas.width !== picture.wholeWidth || canvas.height !== picture.wholeHeight)) {
      canvas.width = picture.wholeWidth;
      canvas.height = picture.wholeHeight;
    }
    const context = canvas.getContext('2d');
    context.clearRect(picture.x, picture.y, picture.width, picture.height);
    context.drawImage(bitmap, picture.x, picture.y);
    bitmap.close();
    this.ask({ shown: { frame: picture.frame } });
    this.measure(picture);
    askSoon(this);
  }

  measure(picture) {
    const now = performance.now();
    this.shownTimes.push(now);
    this.frame = picture.frame;
    if (picture.stamp > 0) this.latency.push(now - picture.stamp);
    if (this.latency.length > 120) this.latency.shift();
    while (this.shownTimes[0] < now - 1000) this.shownTimes.shift();
    if (this === chosen) showMeter(this, picture.costs);
  }

  print(text) {
    this.log.push(text);
    if (this.log.length > 1000) this.log.shift();
    if (this === chosen) showLog();
  }

  /** A button for each thing that can be touched, for those who come by keyboard or screen reader. */
  showHandles() {
    const names = JSON.stringify(this.targets);
    if (names === this.shownHandles) return;
    this.shownHandles = names;
    this.handles.replaceChildren(...this.targets.map((target) => {
      const button = make('button', { type: 'button', tabIndex: -1 });
      button.setAttribute('aria-label', target.name);
      const [x, y, width, height] = target.frame.map((length) => length * this.zoom);
      Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
      button.addEventListener('click', (event) => { event.preventDefault(); this.tap(target); });
      return button;
    }));
  }

  tap({ x, y }) {
    const stamp = performance.now();
    this.ask({ touch: { phase: 'began', finger: 999, x, y, stamp } });
    this.ask({ touch: { phase: 'ended', finger: 999, x, y, stamp } });
  }

  /** What screen readers hear of the picture. */
  label() {
    const words = this.tree.filter((view) => view.isShown && view.label).map((view) => view.label);
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', words.join(', ').slice(0, 2000));
  }

  end(reason) {
    this.body.querySelector('.ended')?.remove();
    if (reason === null) return;
    this.failPart?.('The app has ended.');
    const again = make('button', { type: 'button', textContent: 'Start again' });
    again.onclick = () => startAgain(this);
    this.body.append(make('div', { className: 'ended' }, make('div', { textContent: `The app has ended: ${reason}` }), again));
  }

  // What is done to it

  point(event) {
    const box = this.canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.zoom, y: (event.clientY - box.top) / this.zoom };
  }

  listen() {
    const { glass } = this;
    const touch = (phase, event) => {
      const { x, y } = this.point(event);
      this.ask({ touch: { phase, finger: event.pointerId % 1000, x, y, stamp: performance.now() } });
    };
    glass.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      glass.focus({ preventScroll: true });
      event.preventDefault();
      if (isPicking || isExploded) return this.ask({ pick: this.point(event) });
      glass.setPointerCapture(event.pointerId);
      touch('began', event);
      if (event.altKey) this.mirror('began', event);
    });
    glass.addEventListener('pointermove', (event) => {
      if (!glass.hasPointerCapture(event.pointerId)) return;
      this.pending = event;
      if (this.isMoving) return;
      this.isMoving = true;
      requestAnimationFrame(() => {
        this.isMoving = false;
        if (this.pending) { touch('moved', this.pending); if (this.isPinching) this.mirror('moved', this.pending); }
        this.pending = null;
      });
    });
    const lift = (phase) => (event) => {
      if (!glass.hasPointerCapture(event.pointerId)) return;
      if (this.pending) { touch('moved', this.pending); this.pending = null; }
      glass.releasePointerCapture(event.pointerId);
      touch(phase, event);
      if (this.isPinching) this.mirror(phase, event);
    };
    glass.addEventListener('pointerup', lift('ended'));
    glass.addEventListener('pointercancel', lift('cancelled'));
    glass.addEventListener('wheel', (event) => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 300 : 1;
      const { x, y } = this.point(event);
      this.ask({ wheel: { x, y, byX: event.deltaX * unit, byY: event.deltaY * unit, stamp: performance.now() } });
    }, { passive: false });
    glass.addEventListener('keydown', (event) => this.key(event));
    glass.addEventListener('paste', (event) => this.ask({ type: { text: event.clipboardData.getData('text') } }));
    glass.addEventListener('contextmenu', (event) => event.preventDefault());
    this.listenToGrip();
  }

  /** With Option a second finger moves opposite to the first, as in Apple's simulator. */
  mirror(phase, event) {
    this.isPinching = phase === 'began' || phase === 'moved';
    const { x, y } = this.point(event);
    const other = { x: this.facts.width - x, y: this.facts.height - y };
    this.ask({ touch: { phase, finger: 1000 + event.pointerId % 1000, ...other, stamp: performance.now() } });
  }

  key(event) {
    if (event.shiftKey && (event.metaKey || event.ctrlKey)) {
      if (event.key === 'ArrowLeft') return turn(-1), event.preventDefault();
      if (event.key === 'ArrowRight') return turn(1), event.preventDefault();
    }
    if (event.key === 'Tab' && this.handles.children.length) return this.stepHandles(event);
    if (!this.facts?.takesText) return;
    const key = caretKeys[event.key] ?? ((event.metaKey || event.ctrlKey) && event.key === 'a' ? 'select-all' : null);
    if (key && !event.altKey) {
      event.preventDefault();
      return this.ask({ key: { name: event.shiftKey ? `shift-${key}` : key } });
    }
    if (event.metaKey || event.ctrlKey) return;
    const text = { Enter: '\n', Backspace: '\b' }[event.key] ?? (event.key.length === 1 ? event.key : null);
    if (text === null) return;
    event.preventDefault();
    this.ask({ type: { text } });
  }

  /** Tab goes from one thing that can be touched to the next, and behind the last one on to the page. */
  stepHandles(event) {
    const all = [...this.handles.children], at = all.indexOf(document.activeElement);
    const next = all[at + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  listenToGrip() {
    const { grip } = this;
    const resize = (width) => {
      const size = `${Math.round(Math.min(Math.max(width, 160), 2048))}x${Math.round(this.facts.height)}`;
      this.ask({ set: { settings: { size } } });
    };
    grip.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      this.dragStart = { x: event.clientX, width: this.facts.width };
    });
    grip.addEventListener('pointermove', (event) => {
      if (this.dragStart) resize(this.dragStart.width + (event.clientX - this.dragStart.x) / this.zoom);
    });
    grip.addEventListener('pointerup', () => { this.dragStart = null; });
    grip.addEventListener('dblclick', () => this.ask({ set: { settings: { size: '' } } }));
    grip.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -20, ArrowRight: 20 }[event.key];
      if (step) resize(this.facts.width + step);
    });
  }

  pick(views) {
    const current = this.details ? views.indexOf(this.details.number) : -1;
    // A second click at the same place goes on to what is behind.
    const next = views[current >= 0 ? (current + 1) % views.length : 0];
    if (next !== undefined) select(this, next);
  }
}

function deviceName(slug) { return catalogue?.devices.find((device) => device.slug === slug)?.name ?? slug; }

// MARK: All devices

function receive(message) {
  if (message.devices) return takeDevices(message);
  if (message.build) return showBuild(message.build);
  const device = devices.get(message.from);
  if (!device) return;
  if (message.picture) device.show(message.picture);
  else device.hear(message.tell);
}

function takeDevices(message) {
  catalogue ??= message.catalogue;
  const numbers = new Set(message.devices.map((each) => each.number));
  for (const [number, device] of devices) {
    if (numbers.has(number)) continue;
    device.figure.remove();
    devices.delete(number);
    if (chosen === device) chosen = null;
  }
  for (const each of message.devices) {
    if (!devices.has(each.number)) devices.set(each.number, new Device(each.number));
    const device = devices.get(each.number);
    device.settings = each.settings;
    device.end(each.ending ?? null);
    if (device.facts) device.fit();
    else device.ask({ show: { density: window.devicePixelRatio, isWatched: true } });
  }
  if (!chosen && devices.size) choose(devices.values().next().value);
  showControls();
}

function choose(device) {
  if (chosen === device) return;
  chosen?.figure.classList.remove('chosen');
  chosen = device;
  device.figure.classList.add('chosen');
  showControls();
  showAll();
  device.ask({ tree: {} });
}

function restart(device, changes = {}) {
  const settings = { ...device.settings, ...changes };
  for (const [name, value] of Object.entries(settings)) if (value === '') delete settings[name];
  line.send(0, { restart: { device: device.number, settings } });
}

/** From the first screen. */
function startAgain(device) {
  device.held = null;
  line.send(0, { restart: { device: device.number, settings: device.settings, afresh: true } });
}

// MARK: Controls

const controls = { screen: [], device: [], os: [], 'text-size': [], locale: [] };

function fill(id, options, value) {
  const select = $(id);
  const key = JSON.stringify(options);
  if (select.dataset.key !== key) {
    select.replaceChildren(...options.map(([name, label]) => make('option', { value: name, textContent: label })));
    select.dataset.key = key;
  }
  select.value = value ?? '';
}

function versionNumber(text) { return text.split('.').reduce((sum, part, at) => sum + Number(part) / 100 ** at, 0); }

function showControls() {
  if (!catalogue || !chosen) return;
  const facts = chosen.facts, settings = chosen.settings;
  fill('screen', catalogue.screens.map((name) => [name, name.split('/').slice(-2).join('/')]), settings.screen);
  fill('device', catalogue.devices.map((device) => [device.slug, device.name]), facts?.device);
  const row = catalogue.devices.find((device) => device.slug === facts?.device);
  const able = catalogue.versions.filter((version) => !row
    || (versionNumber(version) >= Math.floor(versionNumber(row.first)) && versionNumber(version) <= versionNumber(row.last) + 1));
  const versions = [...new Set([...able, facts?.os].filter(Boolean))].sort((a, b) => versionNumber(a) - versionNumber(b));
  fill('os', versions.map((version) => [version, version]), facts?.os);
  fill('text-size', catalogue.textSizes.map((name) => [name, name]), facts?.settings['text-size']);
  fill('locale', [...new Set([facts?.settings.locale, ...catalogue.locales].filter(Boolean))].map((name) => [name, name]),
    facts?.settings.locale);
  $('style').setAttribute('aria-pressed', facts?.settings.style === 'dark');
  $('direction').setAttribute('aria-pressed', facts?.settings.direction === 'rtl');
  $('call').setAttribute('aria-pressed', facts?.settings.call === 'on');
}

function listenToControls() {
  const onChange = (id, act) => $(id).addEventListener('change', (event) => chosen && act(event.target.value));
  const onClick = (id, act) => $(id).addEventListener('click', () => chosen && act());
  const set = (name, value) => chosen.ask({ set: { settings: { [name]: value } } });
  onChange('screen', (screen) => restart(chosen, { screen }));
  onChange('device', (device) => {
    const row = catalogue.devices.find((each) => each.slug === device), os = chosen.facts?.os;
    const runs = os && versionNumber(os) >= versionNumber(row.first) && versionNumber(os) < versionNumber(row.last) + 1;
    restart(chosen, { device, size: '', os: runs ? os : '' });
  });
  onChange('os', (os) => restart(chosen, { os, device: chosen.facts.device }));
  onChange('locale', (locale) => restart(chosen, { locale }));
  onChange('text-size', (value) => set('text-size', value));
  onClick('style', () => set('style', chosen.facts.settings.style === 'dark' ? 'light' : 'dark'));
  onClick('direction', () => set('direction', chosen.facts.settings.direction === 'rtl' ? 'ltr' : 'rtl'));
  onClick('call', () => set('call', chosen.facts.settings.call === 'on' ? 'off' : 'on'));
  onClick('rotate-left', () => turn(-1));
  onClick('rotate-right', () => turn(1));
  onClick('shake', () => chosen.ask({ shake: {} }));
  onClick('again', () => startAgain(chosen));
  onClick('add', () => line.send(0, { open: { settings: chosen.settings } }));
  $('inspect').addEventListener('click', () => {
    const isHidden = $('inspector').toggleAttribute('hidden');
    $('inspect').setAttribute('aria-pressed', !isHidden);
    for (const device of devices.values()) device.fit();
    if (isHidden) showMarks(null);
  });
}

/** The way round: held upright, its left side up, and so on. */
const turns = ['portrait', 'landscape-left', 'portrait-upside-down', 'landscape-right'];

function turn(by) {
  if (!chosen?.facts) return;
  const held = chosen.held ?? chosen.facts.orientation;
  chosen.held = turns[(turns.indexOf(held) + (by < 0 ? 3 : 1)) % 4];
  chosen.ask({ rotate: { to: chosen.held } });
}

function showMeter(device, costs) {
  const sorted = [...device.latency].sort((a, b) => a - b), median = sorted[Math.floor(sorted.length / 2)];
  const parts = [`${device.shownTimes.length} fps`];
  if (median !== undefined) parts.push(`touch → screen ${median.toFixed(1)} ms`);
  parts.push(`layout ${costs.layout.toFixed(1)} · record ${costs.record.toFixed(1)} · paint ${costs.paint.toFixed(1)} · png ${costs.encode.toFixed(1)} ms`);
  $('meter').textContent = parts.join('   ');
}

// MARK: The inspector

let isPicking = false;
let isExploded = false;

/** The tree is asked for when the picture has come to rest. */
function askSoon(device) {
  if (device !== chosen || $('inspector').hidden || device.willAsk) return;
  device.willAsk = setTimeout(() => {
    device.willAsk = null;
    device.ask({ tree: {} });
    if (device.details) device.ask({ inspect: { view: device.details.number } });
    if (!$('panel-timeline').hidden && !isLookingBack) device.ask({ timeline: {} });
  }, 150);
}

function showAll() {
  showTree();
  showDetails();
  $('why').replaceChildren();
  showLog();
  showFindings();
  showTimeline();
}

function matches(view, words) {
  return !words || [view.type, view.name, view.text].some((text) => text?.toLowerCase().includes(words));
}

function showTree() {
  const words = $('filter').value.trim().toLowerCase(), list = $('tree'), scroll = list.scrollTop;
  const rows = (chosen?.tree ?? []).filter((view) => matches(view, words)).map((view) => {
    const item = make('li', { id: `view-${view.number}` });
    item.setAttribute('role', 'treeitem');
    item.setAttribute('aria-level', view.depth + 1);
    item.setAttribute('aria-selected', view.number === chosen.details?.number);
    item.style.setProperty('--depth', words ? 0 : view.depth);
    if (!view.isShown) item.classList.add('off');
    const more = [view.name, view.text && `“${view.text}”`].filter(Boolean).join(' ');
    item.append(view.type, ' ', make('span', { className: 'say', textContent: more }));
    store(item, 'number', view.number);
    return item;
  });
  list.replaceChildren(...rows);
  list.scrollTop = scroll;
  if (isExploded) explode();
}

function select(device, number) {
  choose(device);
  device.ask({ inspect: { view: number } });
  $('why').replaceChildren();
}

function listenToTree() {
  const list = $('tree');
  list.addEventListener('click', (event) => {
    const item = event.target.closest('li');
    if (item) select(chosen, Number(item.dataset.number));
  });
  list.addEventListener('pointerover', (event) => {
    const item = event.target.closest('li'), view = item && chosen?.tree.find((each) => each.number === Number(item.dataset.number));
    if (view) showMarks(chosen, view.frame);
  });
  list.addEventListener('pointerleave', () => showMarks(chosen));
  list.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...list.children], at = items.findIndex((item) => item.getAttribute('aria-selected') === 'true');
    const next = items[Math.min(Math.max(at + step, 0), items.length - 1)];
    if (next) { select(chosen, Number(next.dataset.number)); next.scrollIntoView({ block: 'nearest' }); }
  });
  $('filter').addEventListener('input', showTree);
  $('pick').addEventListener('click', () => {
    isPicking = !isPicking;
    $('pick').setAttribute('aria-pressed', isPicking);
  });
  $('explode').addEventListener('click', () => {
    isExploded = !isExploded;
    $('explode').setAttribute('aria-pressed', isExploded);
    isExploded ? explode() : implode();
  });
}

function showDetails() {
  const details = chosen?.details, panel = $('details');
  for (const item of $('tree').children) {
    item.setAttribute('aria-selected', Number(item.dataset.number) === details?.number);
  }
  if (panel.contains(document.activeElement) && document.activeElement.tagName === 'INPUT') return showMarks(chosen);
  panel.replaceChildren();
  showMarks(chosen);
  if (!details) return;
  panel.append(make('h2', { textContent: details.title }), make('small', { textContent: details.path.join(' › ') }));
  for (const section of details.sections) {
    const list = make('dl');
    for (const row of section.rows) list.append(...detailRow(details, row));
    panel.append(make('h3', { textContent: section.title }), list);
  }
  if (details.constraints.length) panel.append(make('h3', { textContent: 'Constraints' }));
  for (const constraint of details.constraints) panel.append(constraintRow(details, constraint));
  const copy = (label, text) => make('button', { type: 'button', textContent: label, onclick: () => copyText(text) });
  panel.append(make('div', { className: 'row' }, copy('Copy as Swift', details.swift), copy('Copy as test', details.test)));
}

function copyText(text) {
  navigator.clipboard?.writeText(text).then(() => say('Copied.'), () => say(text));
}

function detailRow(details, row) {
  const value = make('dd');
  if (row.key) {
    const field = make('input', { value: row.value });
    field.setAttribute('aria-label', row.label);
    field.addEventListener('change', () =>
      chosen.ask({ editView: { view: details.number, key: row.key, value: field.value } }));
    value.append(field);
  } else {
    value.textContent = row.value;
  }
  const ask = make('span');
  if (row.question) {
    const button = make('button', { className: 'ask', type: 'button', textContent: 'why?' });
    button.setAttribute('aria-label', `Why this ${row.label}?`);
    button.addEventListener('click', () => chosen.ask({ explain: { view: details.number, value: row.question } }));
    ask.append(button);
  }
  return [make('dt', { textContent: row.label }), value, ask];
}

function constraintRow(details, constraint) {
  const edit = (key, value) => {
    const field = make('input', { value });
    field.setAttribute('aria-label', key);
    field.addEventListener('change', () => chosen.ask({
      editConstraint: { view: details.number, constraint: constraint.number, key, value: field.value },
    }));
    return make('label', {}, `${key} `, field);
  };
  const box = make('div', { className: `constraint ${constraint.state}` }, make('div', { textContent: constraint.text }));
  box.append(make('div', { className: 'row' }, edit('constant', constraint.constant), edit('priority', constraint.priority)));
  const notes = [constraint.state !== 'holds' && constraint.state, constraint.origin].filter(Boolean).join(' · ');
  if (notes) box.append(make('small', { textContent: notes }));
  return box;
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

const markColors = {
  frame: '#2f80ed', alignment: '#9b51e0', margins: '#27ae60', safeArea: '#eb5757', guide: '#888', baseline: '#f2994a',
};
const constraintColors = { holds: '#2f80ed', conflict: '#e5342b', ambiguous: '#f59e0b' };

/** What is selected, and what the pointer is on, drawn over the picture. */
function showMarks(device, hovered) {
  for (const each of devices.values()) each.marks.replaceChildren();
  if (!device || $('inspector').hidden) return;
  const thin = 1 / device.zoom;
  const rect = ([x, y, width, height], color, extra = {}) => device.marks.append(svg('rect', {
    x, y, width, height, fill: 'none', stroke: color, 'stroke-width': thin, ...extra,
  }));
  for (const { kind, frame } of device.details?.outlines ?? []) {
    if (kind === 'baseline') {
      device.marks.append(svg('line', {
        x1: frame[0], y1: frame[1], x2: frame[0] + frame[2], y2: frame[1], stroke: markColors.baseline, 'stroke-width': thin,
      }));
    } else {
      const dashes = kind === 'frame' ? {} : { 'stroke-dasharray': `${4 * thin} ${3 * thin}` };
      rect(frame, markColors[kind] ?? '#888', { ...dashes, 'stroke-width': kind === 'frame' ? 2 * thin : thin });
    }
  }
  for (const constraint of device.details?.constraints ?? []) {
    for (const [x1, y1, x2, y2] of constraint.lines) {
      device.marks.append(svg('line', {
        x1, y1, x2, y2, stroke: constraintColors[constraint.state], 'stroke-width': 2 * thin, 'stroke-linecap': 'round',
      }));
    }
  }
  if (hovered) rect(hovered, '#2f80ed', { fill: '#2f80ed33' });
}

/** Each view lifted by its depth, with its piece of the picture. */
function explode() {
  implode();
  const device = chosen;
  if (!device?.facts) return;
  const picture = device.canvas.toDataURL(), { zoom } = device, { width, height } = device.facts;
  device.glass.classList.add('exploded');
  device.canvas.style.opacity = '.15';
  for (const view of device.tree) {
    if (!view.isShown || view.frame[2] <= 0 || view.frame[3] <= 0) continue;
    const [x, y, w, h] = view.frame;
    if (x > width || y > height || x + w < 0 || y + h < 0) continue;
    const layer = make('div', { className: 'layer', title: view.type });
    if (view.number === device.details?.number) layer.classList.add('chosen');
    Object.assign(layer.style, {
      left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${w * zoom}px`, height: `${h * zoom}px`,
      backgroundImage: `url(${picture})`, backgroundSize: `${width * zoom}px ${height * zoom}px`,
      backgroundPosition: `${-x * zoom}px ${-y * zoom}px`, transform: `translateZ(${view.depth * 14}px)`,
    });
    device.glass.append(layer);
  }
}

function implode() {
  for (const device of devices.values()) {
    device.glass.classList.remove('exploded');
    device.canvas.style.opacity = '';
    device.glass.querySelectorAll('.layer').forEach((layer) => layer.remove());
  }
}

// MARK: Console and timeline

function showLog() {
  const log = $('log'), isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 20;
  log.textContent = (chosen?.log ?? []).join('\n');
  if (isAtEnd) log.scrollTop = log.scrollHeight;
}

const placeOf = (finding) => (finding.line ? `${finding.line}:${finding.column}: ` : '');

function showFindings() {
  $('findings').replaceChildren(...(chosen?.findings ?? []).map((finding) =>
    make('li', { className: finding.severity, textContent: `${placeOf(finding)}${finding.rule}: ${finding.message}` })));
}

let isLookingBack = false;

function showTimeline() {
  const frames = chosen?.frames ?? [], slider = $('frame');
  if (frames.length) {
    Object.assign(slider, { min: 0, max: frames.length - 1 });
    if (!isLookingBack) slider.value = frames.length - 1;
  }
  const rows = frames.slice(-200).reverse().map((frame) => {
    const costs = [frame.layout, frame.record, frame.paint, frame.encode].map((number) => number.toFixed(1));
    const row = make('tr', {}, ...[frame.frame, frame.time.toFixed(2), frame.cause, frame.layouts, frame.solutions, ...costs]
      .map((text) => make('td', { textContent: text })));
    row.title = frame.asked.join('\n');
    row.addEventListener('click', () => showAsked(frame));
    if (isLookingBack && frame.frame === frames[slider.value]?.frame) row.classList.add('chosen');
    return row;
  });
  $('frames').tBodies[0].replaceChildren(...rows);
}

function listenToPanels() {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  for (const tab of tabs) {
    tab.addEventListener('click', () => {
      for (const other of tabs) {
        other.setAttribute('aria-selected', other === tab);
        $(`panel-${other.dataset.panel}`).hidden = other !== tab;
      }
      if (tab.dataset.panel === 'timeline') chosen?.ask({ timeline: {} });
    });
  }
  $('clear').addEventListener('click', () => { if (chosen) { chosen.log = []; showLog(); } });
  $('freeze').addEventListener('click', () => {
    isLookingBack = !isLookingBack;
    $('freeze').setAttribute('aria-pressed', isLookingBack);
    $('frame').disabled = !isLookingBack;
    chosen?.ask(isLookingBack ? { timeline: {} } : { lookBack: {} });
  });
  $('frame').addEventListener('input', () => {
    const frame = chosen?.frames[$('frame').value];
    if (frame) chosen.ask({ lookBack: { frame: frame.frame } });
    showTimeline();
  });
  $('save').addEventListener('click', saveTrace);
}

/** Who had whom laid out for a frame. */
function showAsked(frame) {
  const lines = frame.asked.length ? frame.asked : ['Nobody asked for layout.'];
  $('asked').replaceChildren(make('h3', { textContent: `Frame ${frame.frame}` }),
    make('ul', {}, ...lines.map((text) => make('li', { textContent: text }))));
}

// MARK: The saved trace

/** The last frames with their pictures, views and reasons, as one file that needs no server. */
async function saveTrace() {
  const device = chosen;
  if (!device || device.isSaving) return;
  device.isSaving = true;
  try {
    const link = make('a', { href: URL.createObjectURL(await traceFile(device)), download: 'trace.html' });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  } catch (error) {
    say(String(error));
  }
  tell('');
  device.isSaving = false;
}

async function traceFile(device) {
  const [trace, page] = await Promise.all([fetchTrace(device), fetch('trace.html').then((answer) => answer.text())]);
  const data = JSON.stringify(trace).replaceAll('<', '\\u003c');
  return new Blob(page.split('{{trace}}').flatMap((part, at) => at ? [data, part] : [part]), { type: 'text/html' });
}

/** Part by part, so that touches go between them; views that are not explained after some seconds stay so. */
async function fetchTrace(device) {
  const trace = { title: device.caption.textContent, log: [...device.log], views: [], snapshots: [], frames: [] };
  const patience = performance.now() + 8000;
  for (let next = 0, count = 1; next < count;) {
    const part = await device.fetchPart(next, performance.now() > patience);
    if (part.number !== next) { tell(`${part.count} views are to be explained …`); continue; }
    trace.head ??= part.head;
    for (const list of ['views', 'snapshots', 'frames']) trace[list].push(...part[list]);
    next += 1;
    count = part.count;
    tell(`Saving ${next} of ${count} …`);
  }
  return trace;
}

// MARK: Beginning

listenToControls();
listenToTree();
listenToPanels();
const line = new Line(receive);
addEventListener('resize', () => devices.forEach((device) => device.fit()));
document.addEventListener('visibilitychange', () => devices.forEach((device) => device.fit()));
