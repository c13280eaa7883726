// Text input: an editable element over the device's picture takes input from keyboards, input methods, dead keys, emoji pickers
// and phone keyboards, as any text field does.
'use strict';

/** Stays in the element: some keyboards report no backspace if there is nothing to delete. */
const typingGuard = '\u200b\u200b';

class Typing {
  /** @param device has `ask`, `facts`, `caret` and `zoom`. */
  constructor(device) {
    this.device = device;
    this.isComposing = false;
    this.field = make('textarea', { className: 'keys', rows: 1, spellcheck: false, tabIndex: 0 });
    const attributes = { autocomplete: 'off', autocorrect: 'off', autocapitalize: 'off', inputmode: 'none', wrap: 'off' };
    for (const [name, value] of Object.entries(attributes)) this.field.setAttribute(name, value);
    this.reset();
    this.listen();
  }

  get takesText() { return this.device.facts?.takesText === true; }

  focus() { this.field.focus({ preventScroll: true }); }

  reset() {
    clearTimeout(this.pending);
    this.pending = null;
    if (this.field.value !== typingGuard) this.field.value = typingGuard;
    this.field.setSelectionRange(typingGuard.length, typingGuard.length);
  }

  listen() {
    const { field } = this;
    field.addEventListener('beforeinput', (event) => this.will(event));
    field.addEventListener('input', (event) => {
      if (this.isComposing || event.isComposing) this.place(); else this.take();
    });
    field.addEventListener('compositionstart', () => {
      this.take();
      this.isComposing = true;
      this.place();
    });
    field.addEventListener('compositionend', () => {
      this.isComposing = false;
      // Browsers differ in whether they insert the text before or after this event.
      this.pending = setTimeout(() => this.take(), 0);
    });
    field.addEventListener('focus', () => this.reset());
    field.addEventListener('blur', () => { this.isComposing = false; this.take(); });
  }

  /** Sends input to the device instead of the element, except for compositions. */
  will(event) {
    if (this.isComposing || event.isComposing || /Composition/.test(event.inputType)) return;
    this.take();
    if (!event.cancelable) return;
    event.preventDefault();
    const { inputType } = event;
    if (/^(insertLineBreak|insertParagraph)$/.test(inputType)) this.send('\n');
    else if (/^insert/.test(inputType)) this.send(event.data ?? event.dataTransfer?.getData('text/plain') ?? '');
    else if (/^delete.*Forward$/.test(inputType)) this.press('delete-forward');
    else if (/^delete/.test(inputType)) this.send('\b');
  }

  /** Sends changes that could not be canceled: composed text, and replacements by a phone's keyboard. */
  take() {
    const { value } = this.field;
    let kept = 0;
    while (kept < typingGuard.length && value[kept] === typingGuard[kept]) kept += 1;
    this.reset();
    this.place();
    this.send('\b'.repeat(typingGuard.length - kept) + value.slice(kept).replaceAll('\u200b', ''));
  }

  send(text) { if (text && this.takesText) this.device.ask({ type: { text } }); }

  press(name) { if (this.takesText) this.device.ask({ key: { name } }); }

  /** Puts the element at the caret, so that candidate lists open there; it shows the composed text. */
  place() {
    const { field, device } = this, [x, y, , height] = device.caret ?? [0, 0, 0, 20];
    const zoom = device.zoom ?? 1, size = Math.max(height * zoom * 0.82, 9);
    field.classList.toggle('composing', this.isComposing);
    Object.assign(field.style, {
      left: `${x * zoom}px`, top: `${y * zoom}px`, height: `${Math.max(height * zoom, 12)}px`, fontSize: `${size}px`,
      width: this.isComposing ? `${this.widthOfText(size) + 4}px` : '2px',
    });
  }

  widthOfText(size) {
    const context = (Typing.ruler ??= document.createElement('canvas').getContext('2d'));
    context.font = `${size}px ${getComputedStyle(this.field).fontFamily}`;
    return context.measureText(this.field.value.replaceAll('\u200b', '')).width;
  }

  /** Phones show their keyboard for an element whose input mode is text. */
  update() {
    const mode = this.takesText ? 'text' : 'none';
    if (this.field.inputMode === mode) return this.place();
    this.field.inputMode = mode;
    this.place();
    if (document.activeElement !== this.field || !matchMedia('(pointer: coarse)').matches) return;
    this.field.blur();
    this.focus();
  }
}
