/**
 * Time stamps of keys as of a hand: user-event types with no pause, which the product takes for a scanner. Tests of scanners set
 * `timeStamp` themselves.
 */
const handGapMs = 60;

const stamps = new WeakMap<Event, number>();
let latest = 0;

Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get(this: Event): number {
    const known = stamps.get(this);
    if (known !== undefined) return known;
    latest = Math.max(performance.now(), this.type === 'keydown' ? latest + handGapMs : latest);
    stamps.set(this, latest);
    return latest;
  },
});

export {};
