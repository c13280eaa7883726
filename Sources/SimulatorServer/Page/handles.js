// The touchable elements of a device, as buttons for keyboards and screen readers.
'use strict';

class Handles {
  constructor(device) {
    this.device = device;
    this.element = make('div', { className: 'handles' });
    this.buttons = new Map();
    /** Whether Shift-Tab has returned to the picture: the next one leaves the device. */
    this.isAtStart = false;
    device.typing.field.addEventListener('blur', () => { this.isAtStart = false; });
  }

  get all() { return [...this.element.children]; }

  get focused() { return this.all.find((button) => button === document.activeElement); }

  /** Reuses the button of a target that still exists, so that it keeps the focus. */
  show(targets) {
    const focused = this.focused, counts = new Map(), old = this.buttons;
    this.buttons = new Map();
    for (const target of targets) {
      const count = counts.get(target.name) ?? 0, key = `${target.name}#${count}`;
      counts.set(target.name, count + 1);
      this.buttons.set(key, this.update(old.get(key) ?? this.makeButton(), target));
    }
    const buttons = [...this.buttons.values()], shown = this.all;
    if (buttons.length === shown.length && buttons.every((button, at) => button === shown[at])) return;
    this.element.replaceChildren(...buttons);
    if (!focused) return;
    if (buttons.includes(focused)) focused.focus({ preventScroll: true }); else this.device.typing.focus();
  }

  makeButton() {
    const button = make('button', { type: 'button', tabIndex: -1 });
    button.addEventListener('click', (event) => {
      event.preventDefault();
      this.tapped = button;
      this.device.tap(button.target);
    });
    return button;
  }

  update(button, target) {
    const { width, height } = this.device.size(), [x, y, w, h] = target.frame;
    button.target = target;
    button.setAttribute('aria-label', target.name);
    const part = (length, whole) => `${(length / whole) * 100}%`;
    Object.assign(button.style, { left: part(x, width), top: part(y, height), width: part(w, width), height: part(h, height) });
    return button;
  }

  /** Moves the focus to the text element when the caret enters the target that was tapped by its button. */
  caretCame() {
    const tapped = this.tapped;
    if (tapped && tapped === this.focused && this.holdsCaret(tapped)) {
      this.tapped = null;
      this.device.typing.focus();
    }
    this.device.typing.field.setAttribute('aria-label', this.edited?.getAttribute('aria-label') ?? this.device.name);
  }

  holdsCaret({ target }) {
    const { caret } = this.device;
    if (!caret) return false;
    const x = caret[0] + caret[2] / 2, y = caret[1] + caret[3] / 2, [left, top, width, height] = target.frame;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  }

  /** The button of the text being edited: the smallest around the caret. */
  get edited() {
    const area = ({ target }) => target.frame[2] * target.frame[3];
    return this.all.filter((button) => this.holdsCaret(button)).sort((a, b) => area(a) - area(b))[0];
  }

  /** Shift-Tab from after the device focuses its last target. */
  enterBackwards(event) {
    const last = this.all.at(-1);
    if (!last) return;
    event.preventDefault();
    last.focus({ preventScroll: true });
  }

  /** Tab moves from target to target, and after the last one to the page. */
  step(event) {
    const all = this.all, at = this.isAtStart ? -1 : all.indexOf(this.focused ?? this.edited);
    const next = at < 0 && event.shiftKey ? undefined : all[at + (event.shiftKey ? -1 : 1)];
    if (next) {
      event.preventDefault();
      next.focus({ preventScroll: true });
    } else if (event.shiftKey && this.focused) {
      event.preventDefault();
      this.device.typing.focus();
      this.isAtStart = true;
    }
  }
}
