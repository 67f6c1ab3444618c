// Loaded with --import: from here on this process believes that it is CLOCK_SHIFT_MS later.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const now = Date.now;
globalThis.Date = class extends Date {
  constructor(...words) {
    if (words.length === 0) super(now() + shiftMs);
    else super(...words);
  }
  static now() {
    return now() + shiftMs;
  }
};
