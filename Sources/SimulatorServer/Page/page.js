// The live page: shows devices, forwards touches and keys, and requests data about views. Nothing is fetched from elsewhere.
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

/** The WebSocket, which reconnects automatically. */
class Line {
  constructor(hear) {
    this.hear = hear;
    this.wait = 250;
    this.open();
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}/live?token=${token}`);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.wait = 250;
      this.state = '';
      for (const device of devices.values()) device.forgetRequests();
      showState();
    };
    socket.onmessage = ({ data }) => this.hear(typeof data === 'string' ? JSON.parse(data) : readPicture(data));
    socket.onclose = () => {
      this.state = 'Connection lost; reconnecting …';
      showState();
      setTimeout(() => this.find(), this.wait);
      this.wait = Math.min(this.wait * 2, 4000);
    };
    this.socket = socket;
  }

  /** Reconnects, unless another run of the server answers, which has another token. */
  async find() {
    const state = await serverState();
    if (state === 'restarted') return location.reload();
    if (state !== 'closed') return this.open();
    this.state = 'The server was restarted: open the new address that it printed.';
    showState();
  }

  send(to, ask) {
    const isOpen = this.socket.readyState === WebSocket.OPEN;
    if (isOpen) this.socket.send(JSON.stringify({ to, ask }));
    return isOpen;
  }
}

/** Whether the server at this address is the run that served this page: `same`, `restarted`, `closed` to its token, or `gone`. */
async function serverState() {
  try {
    const answer = await fetch(location.pathname + location.search, { cache: 'no-store' });
    if (answer.status === 403) return 'closed';
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const other = page.querySelector('meta[name=token]')?.content;
    return other && other !== token ? 'restarted' : 'same';
  } catch {
    return 'gone';
  }
}

/** Reads the 36 bytes before a PNG; see LivePicture in the server's sources. */
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

let lastWord = '';

/** Shows a message until the next requested change. */
function say(text, isGood = false) {
  lastWord = text;
  showState();
  $('state').classList.toggle('good', isGood && !line?.state);
}

/** Shows the state; a lost connection takes precedence. */
function showState() { $('state').textContent = line?.state || lastWord; }

/** Shows the current activity. */
function tell(text) { $('build').textContent = text; }

/** Shows a running build above the devices, which continue, and the compiler's errors over them. */
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
  panel.replaceChildren(close, make('h2', { textContent: 'Build failed. This is the app of the last successful build.' }),
    make('ul', {}, ...rows));
}

// MARK: A device

const devices = new Map();
let line = null;
let chosen = null;
let catalogue = null;

const caretKeys = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Home: 'home', End: 'end', Delete: 'delete-forward',
};

/** A device on the wall: its picture, its touches, and its known state. */
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
    this.caret = null;
    this.question = null;
    this.ending = null;
    this.zoom = 1;
    this.forgetRequests();
    this.build();
  }

  build() {
    this.canvas = make('canvas');
    this.marks = svg('svg', { 'aria-hidden': 'true' });
    this.typing = new Typing(this);
    this.handles = new Handles(this);
    this.glass = make('div', { className: 'glass', tabIndex: -1 }, this.canvas, this.marks, this.typing.field, this.handles.element);
    this.glass.setAttribute('role', 'application');
    this.caption = make('span');
    const close = make('button', { type: 'button', textContent: '×', title: 'Close this device' });
    close.setAttribute('aria-label', 'Close this device');
    close.onclick = () => line.send(0, { close: { device: this.number } });
    this.grip = make('div', { className: 'grip', tabIndex: 0, title: 'Drag to change the width; double-click or press Escape to reset it' });
    this.grip.setAttribute('role', 'separator');
    this.grip.setAttribute('aria-label', 'Width of the device');
    this.body = make('div', { className: 'body' }, this.glass, this.grip);
    this.figure = make('figure', { className: 'device' }, this.body, make('figcaption', {}, this.caption, close));
    for (const event of ['pointerdown', 'focusin']) this.figure.addEventListener(event, () => choose(this), true);
    this.listen();
    $('wall').append(this.figure);
  }

  ask(request) {
    if (request.tree && line.send(this.number, request)) this.treesAsked += 1;
    else if (!request.tree) line.send(this.number, request);
  }

  forgetRequests() { Object.assign(this, { treesAsked: 0, treesSeen: 0, treesBeforeEdit: -1 }); }

  /** Whether the outcome of an edit is unknown: a device answers in order, so trees requested earlier arrive first. */
  get isEditPending() { return this.treesSeen <= this.treesBeforeEdit; }

  /** Sends an edit of the inspector, and requests the changed data. */
  edit(request, field) {
    this.edited = field;
    this.change(request);
    this.treesBeforeEdit = this.treesAsked;
    this.askAgain();
  }

  /** Sends a request that changes the app, and clears the answer to the last one. */
  change(request) {
    say('');
    this.ask(request);
  }

  get name() { return this.facts ? `${this.facts.name} on ${deviceName(this.facts.device)}, iOS ${this.facts.os}` : this.settings.screen; }

  get isRunning() { return this.ending === null && this.facts !== null; }

  /** The size in points: the reported one, else the requested one. */
  size() { return this.facts ?? (this.ending === null && this.lastFacts ? this.lastFacts : askedSize(this.settings)); }

  /** Refreshes the inspector: the tree first, because the selected view may no longer exist. */
  askAgain() {
    this.isRenewing = true;
    this.ask({ tree: {} });
  }

  renewDetails() {
    if (!this.isRenewing) return;
    this.isRenewing = false;
    if (!this.details) return;
    const { number } = this.details;
    if (!this.tree.some((view) => view.number === number)) return this.forgetDetails();
    this.ask({ inspect: { view: number } });
    if (this.question) this.ask({ explain: this.question });
  }

  forgetDetails() {
    Object.assign(this, { details: null, selected: null, question: null, edited: null });
    if (this !== chosen) return;
    showDetails();
    $('why').replaceChildren();
  }

  explain(question) {
    this.question = question;
    this.ask({ explain: question });
  }

  // Output

  hear(tell) {
    const [kind, value] = Object.entries(tell)[0];
    const answers = {
      screen: () => this.take(value._0 ?? value),
      log: () => this.print(value.line),
      findings: () => { this.findings = value._0 ?? value; if (this === chosen) showFindings(); },
      tree: () => { this.treesSeen += 1; this.tree = value._0 ?? value; if (this === chosen) showTree(); this.label(); this.renewDetails(); },
      targets: () => { this.targets = value._0 ?? value; this.handles.show(this.targets); this.handles.caretCame(); },
      caret: () => { this.caret = value.frame ?? null; this.typing.update(); this.handles.caretCame(); },
      details: () => { this.details = value._0 ?? value; if (!this.isEditPending) this.edited = null; if (this === chosen) showDetails(); },
      picked: () => this.pick(value.views),
      explanation: () => { if (this === chosen && this.question) showExplanation(value); },
      timeline: () => { this.frames = value._0 ?? value; if (this === chosen) showTimeline(); },
      trace: () => this.takePart?.(value._0 ?? value),
      problem: () => this.showProblem(value.message ?? null),
      refused: () => { this.failPart?.(value.message); refuseEdit(this); say(value.message); },
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
    this.facts = this.lastFacts = facts;
    fitWall();
    this.showCaption();
    this.glass.setAttribute('aria-label', this.name);
    this.typing.update();
    this.handles.caretCame();
    if (isNew && !chosen) choose(this);
    if (this === chosen) showControls();
  }

  /** Takes over the server's summary: the requested settings, and whether the device runs. */
  update({ settings, run, ending, reason, lines }) {
    if (run !== this.run) {
      Object.assign(this, { facts: null, caret: null, log: [], findings: [] });
      this.forgetRequests();
      this.forgetDetails();
      if (this === chosen) { showLog(); showFindings(); }
    }
    Object.assign(this, { settings, run, ending: ending ?? null, reason: reason ?? null, lastLines: lines ?? [] });
    this.showCaption();
    this.showEnding();
    this.tellSize();
  }

  showCaption() {
    const { device, os } = presentSettings(this);
    this.caption.textContent = `${deviceName(device)} · iOS ${os}`;
  }

  /** Sets the size of the device and its picture. */
  place(zoom) {
    const { width, height, cornerRadius = 12 } = this.size();
    this.zoom = zoom;
    this.glass.style.width = `${width * zoom}px`;
    this.glass.style.height = `${height * zoom}px`;
    this.body.style.setProperty('--corner', `${cornerRadius * zoom}px`);
    this.marks.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.density = zoom * window.devicePixelRatio;
    this.typing.place();
    this.tellSize();
  }

  /** Requests a picture with exactly as many pixels. */
  tellSize() {
    const show = { density: this.density ?? window.devicePixelRatio, isWatched: !document.hidden }, words = JSON.stringify(show);
    if (words === this.shown) return;
    this.shown = words;
    this.ask({ show });
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
    this.body.querySelector('.starting')?.remove();
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

  tap({ x, y }) {
    const stamp = performance.now();
    this.change({ touch: { phase: 'began', finger: 999, x, y, stamp } });
    this.ask({ touch: { phase: 'ended', finger: 999, x, y, stamp } });
  }

  /** Sets the picture's description for screen readers. */
  label() {
    const words = this.tree.filter((view) => view.isShown && view.label).map((view) => view.label);
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', words.join(', ').slice(0, 2000));
  }

  showEnding() {
    const key = JSON.stringify([this.ending, this.reason, this.facts !== null, this.lastLines]);
    if (key === this.shownEnding) return;
    this.shownEnding = key;
    this.body.querySelector('.ended, .starting')?.remove();
    if (this.ending !== null) {
      this.failPart?.('The app has ended.');
      this.showProblem(null);
      this.body.append(endedPanel(this, this));
    } else if (!this.facts && !this.frame) {
      this.body.append(make('div', { className: 'starting', textContent: 'Starting …' }));
    }
  }

  showProblem(message) {
    this.body.querySelector('.problem')?.remove();
    if (message !== null) this.body.append(problemPanel(this, message));
  }

  // Input

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
      this.typing.focus();
      event.preventDefault();
      if (isPicking || isExploded) return this.ask({ pick: this.point(event) });
      glass.setPointerCapture(event.pointerId);
      say('');
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
      // Phones show their keyboard only for a focus that a tap requests.
      this.typing.focus();
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
    glass.addEventListener('focus', () => this.typing.focus());
    glass.addEventListener('paste', (event) => {
      event.preventDefault();
      this.typing.send(event.clipboardData.getData('text'));
    });
    glass.addEventListener('contextmenu', (event) => event.preventDefault());
    this.listenToGrip();
  }

  /** With Option, a second touch mirrors the first, as in Apple's simulator. */
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
    // An input method handles the key.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Tab') return this.handles.step(event);
    if (!this.facts?.takesText) return;
    const key = caretKeys[event.key] ?? ((event.metaKey || event.ctrlKey) && event.key === 'a' ? 'select-all' : null);
    if (key && !event.altKey) {
      event.preventDefault();
      return this.change({ key: { name: event.shiftKey ? `shift-${key}` : key } });
    }
    // Text typed on a button goes to the text being edited; Return and the space bar press the button.
    if (this.handles.focused && [...event.key].length === 1 && event.key !== ' ') this.typing.focus();
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
      this.dragStart = { x: event.clientX, width: this.size().width };
    });
    grip.addEventListener('pointermove', (event) => {
      if (this.dragStart && this.isRunning) resize(this.dragStart.width + (event.clientX - this.dragStart.x) / this.zoom);
    });
    grip.addEventListener('pointerup', () => { this.dragStart = null; });
    grip.addEventListener('dblclick', () => this.ask({ set: { settings: { size: '' } } }));
    grip.addEventListener('keydown', (event) => {
      if (event.key === 'Tab' && event.shiftKey) return this.handles.enterBackwards(event);
      if (!this.isRunning) return;
      const step = { ArrowLeft: -20, ArrowRight: 20 }[event.key];
      if (step) resize(this.facts.width + step);
      if (event.key === 'Escape') this.change({ set: { settings: { size: '' } } });
    });
  }

  pick(views) {
    const current = this.details ? views.indexOf(this.details.number) : -1;
    // A second click at the same place selects the view behind.
    const next = views[current >= 0 ? (current + 1) % views.length : 0];
    if (next !== undefined) select(this, next);
  }
}

function deviceName(slug) { return catalogue?.devices.find((device) => device.slug === slug)?.name ?? slug; }

// MARK: All devices

function receive(message) {
  if (message.devices) return takeDevices(message);
  if (message.build) return showBuild(message.build);
  if (message.refused) return say(message.refused.message);
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
    device.shown = null;
    device.update(each);
  }
  fitWall();
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
  say('');
  const settings = { ...device.settings, ...changes };
  for (const [name, value] of Object.entries(settings)) if (value === '') delete settings[name];
  line.send(0, { restart: { device: device.number, settings } });
}

/** Restarts at the first screen. */
function startAgain(device) {
  device.held = null;
  say('');
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
  const present = presentSettings(chosen), row = askedDevice({ device: present.device });
  const named = (names, prefix = '') => names.map((name) => [name, `${prefix}${name}`]);
  fill('screen', [...new Set([...catalogue.screens, chosen.settings.screen])]
    .map((name) => [name, name.split('/').slice(-2).join('/')]), chosen.settings.screen);
  fill('device', catalogue.devices.map((device) => [device.slug, device.name]), present.device);
  const able = catalogue.versions.filter((version) => versionNumber(version) >= Math.floor(versionNumber(row.first))
    && versionNumber(version) <= versionNumber(row.last) + 1);
  const versions = [...new Set([...able, present.os].filter(Boolean))].sort((a, b) => versionNumber(a) - versionNumber(b));
  fill('os', named(versions, 'iOS '), present.os);
  fill('text-size', named(catalogue.textSizes, 'Text '), present['text-size']);
  fill('locale', named([...new Set([present.locale, ...catalogue.locales])]), present.locale);
  $('style').setAttribute('aria-pressed', present.style === 'dark');
  $('direction').setAttribute('aria-pressed', present.direction === 'rtl');
  $('call').setAttribute('aria-pressed', present.call === 'on');
  $('shake').disabled = !chosen.isRunning;
}

function listenToControls() {
  const onChange = (id, act) => $(id).addEventListener('change', (event) => chosen && act(event.target.value));
  const onClick = (id, act) => $(id).addEventListener('click', () => chosen && act());
  // An app that is not running is started with the change.
  const set = (name, value) => (chosen.isRunning ? chosen.change({ set: { settings: { [name]: value } } }) : restart(chosen, { [name]: value }));
  const toggle = (name, on, off) => set(name, presentSettings(chosen)[name] === on ? off : on);
  onChange('screen', (screen) => restart(chosen, { screen }));
  onChange('device', (device) => {
    const row = catalogue.devices.find((each) => each.slug === device), { os } = presentSettings(chosen);
    const runs = os && versionNumber(os) >= versionNumber(row.first) && versionNumber(os) < versionNumber(row.last) + 1;
    restart(chosen, { device, size: '', os: runs ? os : '' });
  });
  onChange('os', (os) => restart(chosen, { os, device: presentSettings(chosen).device }));
  onChange('locale', (locale) => restart(chosen, { locale }));
  onChange('text-size', (value) => set('text-size', value));
  onClick('style', () => toggle('style', 'dark', 'light'));
  onClick('direction', () => toggle('direction', 'rtl', 'ltr'));
  onClick('call', () => toggle('call', 'on', 'off'));
  onClick('rotate-left', () => turn(-1));
  onClick('rotate-right', () => turn(1));
  onClick('shake', () => chosen.change({ shake: {} }));
  onClick('again', () => startAgain(chosen));
  onClick('add', () => line.send(0, { open: { settings: chosen.settings } }));
  $('inspect').addEventListener('click', () => {
    const isHidden = $('inspector').toggleAttribute('hidden');
    $('inspect').setAttribute('aria-pressed', !isHidden);
    fitWall();
    if (isHidden) showMarks(null);
  });
}

/** The orientations in rotation order: portrait, left side up, and so on. */
const turns = ['portrait', 'landscape-left', 'portrait-upside-down', 'landscape-right'];

function turn(by) {
  if (!chosen) return;
  const held = chosen.held ?? presentSettings(chosen).orientation;
  chosen.held = turns[(turns.indexOf(held) + (by < 0 ? 3 : 1)) % 4];
  if (chosen.isRunning) chosen.change({ rotate: { to: chosen.held } });
  else restart(chosen, { orientation: chosen.held });
}

function showMeter(device, costs) {
  const sorted = [...device.latency].sort((a, b) => a - b), median = sorted[Math.floor(sorted.length / 2)];
  const parts = [`${device.shownTimes.length} fps`];
  if (median !== undefined) parts.push(`touch ${median.toFixed(1)} ms`);
  $('meter').textContent = parts.join(' · ');
  $('costs').textContent = ['layout', 'record', 'paint', 'encode'].map((name) => `${name} ${costs[name].toFixed(1)}`).join(' · ') + ' ms';
}

// MARK: The inspector

let isPicking = false;
let isExploded = false;

/** Requests the tree once the picture has settled. */
function askSoon(device) {
  if (device !== chosen || $('inspector').hidden || device.willAsk) return;
  device.willAsk = setTimeout(() => {
    device.willAsk = null;
    device.askAgain();
    if (!$('panel-timeline').hidden && !isLookingBack) device.ask({ timeline: {} });
  }, 150);
}

function showAll() {
  showTree();
  showDetails();
  $('why').replaceChildren();
  if (chosen?.question) chosen.ask({ explain: chosen.question });
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
    item.setAttribute('aria-selected', view.number === chosen.selected);
    item.style.setProperty('--depth', words ? 0 : view.depth);
    if (!view.isShown) item.classList.add('off');
    const more = [view.name, view.text && `“${view.text}”`].filter(Boolean).join(' ');
    item.append(view.type, ' ', make('span', { className: 'say', textContent: more }));
    store(item, 'number', view.number);
    return item;
  });
  list.replaceChildren(...rows);
  list.scrollTop = scroll;
  showSelection();
  if (isExploded) explode();
}

/** Marks the row of the selected view; the list keeps the focus, and screen readers read this row. */
function showSelection() {
  const list = $('tree');
  for (const item of list.children) item.setAttribute('aria-selected', Number(item.dataset.number) === chosen?.selected);
  const item = list.querySelector('[aria-selected=true]');
  if (item) list.setAttribute('aria-activedescendant', item.id); else list.removeAttribute('aria-activedescendant');
  return item;
}

function select(device, number) {
  choose(device);
  device.selected = number;
  device.question = null;
  showSelection();
  device.ask({ inspect: { view: number } });
  $('why').replaceChildren();
}

/** Returns the row that an arrow key leads to: up and down to the adjacent ones, left to the parent, right to the first child. */
function treeStep(key, rows, at) {
  if (key === 'ArrowDown') return Math.min(at + 1, rows.length - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  if (key === 'ArrowRight') return rows[at + 1]?.depth > rows[at]?.depth ? at + 1 : at;
  if (key !== 'ArrowLeft') return null;
  const parent = rows.slice(0, Math.max(at, 0)).findLastIndex((row) => row.depth < rows[at].depth);
  return parent < 0 ? at : parent;
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
    const rows = [...list.children].map((item) => chosen.tree.find((view) => view.number === Number(item.dataset.number)));
    const at = rows.findIndex((view) => view?.number === chosen?.selected), next = treeStep(event.key, rows, at);
    if (next === null || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (rows[next]) { select(chosen, rows[next].number); list.children[next].scrollIntoView({ block: 'nearest' }); }
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

const markColors = {
  frame: '#2f80ed', alignment: '#9b51e0', margins: '#27ae60', safeArea: '#eb5757', guide: '#888', baseline: '#f2994a',
};
const constraintColors = { holds: '#2f80ed', conflict: '#e5342b', ambiguous: '#f59e0b' };

/** Draws the outlines of the selected view, and of the view under the pointer, over the picture. */
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

/** Shows each view lifted by its depth, with its part of the picture. */
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
    row.tabIndex = -1;
    row.addEventListener('click', () => showAsked(frame));
    row.addEventListener('focus', () => showAsked(frame));
    if (isLookingBack && frame.frame === frames[slider.value]?.frame) row.classList.add('chosen');
    return row;
  });
  const body = $('frames').tBodies[0], at = [...body.rows].indexOf(document.activeElement);
  body.replaceChildren(...rows);
  // The rows have one tab stop; arrows move from row to row.
  const stop = rows[Math.max(at, 0)];
  if (stop) stop.tabIndex = 0;
  if (at >= 0) stop?.focus({ preventScroll: true });
}

/** Makes arrows move the focus among elements with a single tab stop. */
function listenToArrows(container, steps, elements, reached = () => {}) {
  container.addEventListener('keydown', (event) => {
    const all = elements(), at = all.indexOf(document.activeElement);
    const next = { [steps[0]]: at - 1, [steps[1]]: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || !all[next]) return;
    event.preventDefault();
    for (const element of all) element.tabIndex = element === all[next] ? 0 : -1;
    all[next].focus();
    reached(all[next]);
  });
}

function listenToPanels() {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  for (const tab of tabs) {
    tab.addEventListener('click', () => {
      for (const other of tabs) {
        other.setAttribute('aria-selected', other === tab);
        other.tabIndex = other === tab ? 0 : -1;
        $(`panel-${other.dataset.panel}`).hidden = other !== tab;
      }
      if (tab.dataset.panel === 'timeline') chosen?.ask({ timeline: {} });
    });
  }
  listenToArrows(document.querySelector('[role=tablist]'), ['ArrowLeft', 'ArrowRight'], () => tabs, (tab) => tab.click());
  listenToArrows($('frames'), ['ArrowUp', 'ArrowDown'], () => [...$('frames').tBodies[0].rows]);
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

/** Shows the requests for layout of a frame. */
function showAsked(frame) {
  const lines = frame.asked.length ? frame.asked : ['Nothing requested layout.'];
  $('asked').replaceChildren(make('h3', { textContent: `Frame ${frame.frame}` }),
    make('ul', {}, ...lines.map((text) => make('li', { textContent: text }))));
}

// MARK: The saved trace

/** Saves the last frames with their pictures, views and explanations, as one file that needs no server. */
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

/** Fetches the trace part by part, so that touches are handled in between. Views without an explanation after some seconds stay without. */
async function fetchTrace(device) {
  const trace = { title: device.caption.textContent, log: [...device.log], views: [], snapshots: [], frames: [] };
  const patience = performance.now() + 8000;
  for (let next = 0, count = 1; next < count;) {
    const part = await device.fetchPart(next, performance.now() > patience);
    if (part.number !== next) { tell(`Explaining ${part.count} views …`); continue; }
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
line = new Line(receive);
listenToWall();
addEventListener('resize', fitWall);
document.addEventListener('visibilitychange', fitWall);
