// Choices that a seed repeats (mulberry32).
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** A whole number from `min` to `max`, both included. */
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (all) => all[Math.floor(next() * all.length)],
    chance: (share) => next() < share,
  };
}
