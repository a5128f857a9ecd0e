/** Seeded random generator (mulberry32): the same seed gives the same numbers on every machine. Not for secrets. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
  };
}

function itemAt<T>(items: readonly T[], index: number): T {
  if (items.length === 0) throw new RangeError('Nothing to choose from');
  return items[index] as T;
}

/** Weighted choice. Weights are prepared once, so that a million choices are fast. */
export function weighted<T>(choices: readonly (readonly [item: T, weight: number])[]): (random: Random) => T {
  const items = choices.map(([item]) => item);
  const ends: number[] = [];
  let total = 0;
  for (const [, weight] of choices) ends.push((total += weight));
  if (!(total > 0)) throw new RangeError('Nothing to choose from');
  return ({ next }) => {
    const point = next() * total;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? total) > point) high = middle;
      else low = middle + 1;
    }
    return itemAt(items, low);
  };
}
