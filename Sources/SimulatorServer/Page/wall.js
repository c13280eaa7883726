// The wall: the size of devices, and the panels that replace a device that does not run.
'use strict';

/** Space around a device's picture and between devices, in CSS pixels; see page.css. */
const wallSpace = { padding: 16, gap: 24, bezel: 20, caption: 34 };
/** If all devices fit only below this zoom, they form one row that scrolls. */
const leastZoom = 0.4;

/** Whether devices of these sizes fit on the wall in rows. */
function fitsWall(sizes, zoom, room) {
  const { gap, bezel, caption } = wallSpace;
  let x = 0, y = 0, row = 0;
  for (const size of sizes) {
    const width = size.width * zoom + bezel, height = size.height * zoom + bezel + caption;
    if (width > room.width || height > room.height) return false;
    if (x > 0 && x + gap + width > room.width) { y += row + gap; x = 0; row = 0; }
    x += (x > 0 ? gap : 0) + width;
    row = Math.max(row, height);
  }
  return y + row <= room.height;
}

/** Returns the largest zoom, at most 1, at which everything fits. */
function largestZoom(fits) {
  if (fits(1)) return 1;
  let low = 0.05, high = 1;
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle; else high = middle;
  }
  return low;
}

/** Returns one zoom for all devices, so that their sizes compare as those of real devices. */
function wallLayout(sizes, room) {
  const all = largestZoom((zoom) => fitsWall(sizes, zoom, room));
  if (all >= leastZoom || sizes.length < 2) return { zoom: all, isStrip: false };
  return { zoom: largestZoom((zoom) => sizes.every((size) => fitsWall([size], zoom, room))), isStrip: true };
}

/** Sizes every device for the wall. */
function fitWall() {
  const wall = $('wall'), all = [...devices.values()];
  if (!all.length || !catalogue) return;
  const room = { width: wall.clientWidth - 2 * wallSpace.padding, height: wall.clientHeight - 2 * wallSpace.padding };
  const { zoom, isStrip } = wallLayout(all.map((device) => device.size()), room);
  const isOther = wall.dataset.layout !== `${zoom} ${isStrip}`;
  wall.dataset.layout = `${zoom} ${isStrip}`;
  wall.classList.toggle('strip', isStrip);
  for (const device of all) device.place(zoom);
  if (isOther && isStrip) chosen?.figure.scrollIntoView({ inline: 'center', block: 'nearest' });
  showMore();
}

/** Shows the buttons to devices that are not visible. */
function showMore() {
  const wall = $('wall'), isStrip = wall.classList.contains('strip');
  $('earlier').hidden = !isStrip || wall.scrollLeft < 2;
  $('later').hidden = !isStrip || wall.scrollLeft + wall.clientWidth > wall.scrollWidth - 2;
}

/** Selects the adjacent device and scrolls to it. */
function stepDevice(by) {
  const all = [...devices.values()], next = all[all.indexOf(chosen) + by];
  if (next) choose(next);
  chosen?.figure.scrollIntoView({ inline: 'center', block: 'nearest' });
  showMore();
}

/** Makes a mouse wheel beside the devices scroll the row. */
function listenToWall() {
  $('wall').addEventListener('wheel', (event) => {
    const wall = $('wall');
    if (!wall.classList.contains('strip') || event.target.closest('.body') || event.deltaX) return;
    wall.scrollLeft += event.deltaY;
    event.preventDefault();
  }, { passive: false });
  $('wall').addEventListener('scroll', showMore);
  $('earlier').addEventListener('click', () => stepDevice(-1));
  $('later').addEventListener('click', () => stepDevice(1));
  new ResizeObserver(fitWall).observe($('place'));
}

// MARK: Requested settings

const plainName = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns the device that the settings name in any spelling, else the default device of the command line. */
function askedDevice(settings) {
  const major = (settings.os ?? '').split('.')[0];
  const asked = plainName(settings.device ?? catalogue.typical[major] ?? catalogue.typical['']);
  const rows = catalogue.devices;
  return rows.find((row) => [row.slug, row.name].some((name) => plainName(name) === asked))
    ?? rows.find((row) => row.slug === catalogue.typical['']) ?? rows[0];
}

/** Returns the size in points, in the interface's orientation. */
function askedSize(settings) {
  const sides = (settings.size ?? '').split(/[x×]/i).map(Number);
  if (sides.length === 2 && sides.every((side) => side > 0)) return { width: sides[0], height: sides[1] };
  const row = askedDevice(settings), isLandscape = /^landscape/i.test(settings.orientation ?? '');
  if (!row) return { width: 320, height: 480 };
  return isLandscape ? { width: row.height, height: row.width } : { width: row.width, height: row.height };
}

/** Returns the values for the menus: the facts of the device, else the settings that it was requested to start with. */
function presentSettings(device) {
  const facts = device.facts, asked = device.settings, row = askedDevice(asked);
  return {
    device: facts?.device ?? row?.slug, os: facts?.os ?? asked.os ?? row?.last,
    'text-size': facts?.settings['text-size'] ?? asked['text-size'] ?? 'L',
    locale: facts?.settings.locale ?? asked.locale ?? 'en_US',
    style: facts?.settings.style ?? asked.style ?? 'light',
    direction: facts?.settings.direction ?? asked.direction ?? 'ltr', call: facts?.settings.call ?? asked.call ?? 'off',
    orientation: facts?.orientation ?? asked.orientation ?? 'portrait',
  };
}

// MARK: Devices that do not run

/** Shows in the device's place why it ended. */
function endedPanel(device, { ending, reason, lastLines }) {
  const title = device.facts ? 'The app has ended' : 'The app could not start';
  const again = make('button', { type: 'button', textContent: 'Start again', onclick: () => startAgain(device) });
  const story = make('div', { className: 'story', tabIndex: 0 }, make('h2', { textContent: title }));
  if (reason) story.append(make('p', { className: 'reason', textContent: reason }));
  story.append(make('p', { className: 'how', textContent: ending }));
  const lines = lastLines.filter((text) => text.trim() && text !== reason);
  if (lines.length) {
    story.append(make('h3', { textContent: 'Console' }), make('pre', { textContent: lines.join('\n') }));
  }
  const panel = make('div', { className: 'ended' }, story, again);
  panel.setAttribute('role', 'alert');
  return panel;
}

/** Shows the error of the document over the last good layout. */
function problemPanel(device, message) {
  const close = make('button', { type: 'button', textContent: '×', title: 'Hide', onclick: () => device.showProblem(null) });
  const panel = make('div', { className: 'problem' }, close,
    make('h2', { textContent: 'The last layout without an error' }), make('p', { textContent: message }));
  panel.setAttribute('role', 'alert');
  return panel;
}
