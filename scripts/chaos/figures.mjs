// What a chaos run is reported by.
import { duration } from '../steps.mjs';

/** '3 kill, 1 freeze' */
export function countsOf(names) {
  return [...new Set(names)].map((name) => `${names.filter((each) => each === name).length} ${name}`).join(', ');
}

/** 'median 2.1 s, p95 3.0 s, longest 3.4 s (41)' */
export function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => duration(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  return `median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} (${sorted.length})`;
}

/**
 * For each killed writer the longest time without an acknowledgement in the fifteen seconds after it, or until the next
 * disturbance.
 * @param {import('./disturbances.mjs').Disturbance[]} done
 * @param {import('./clients.mjs').Ledger} ledger
 */
export function stallsOf(done, { writes }) {
  const times = writes
    .filter(({ outcome }) => outcome === 'acknowledged')
    .map(({ acknowledgedAt }) => acknowledgedAt)
    .sort((a, b) => a - b);
  return done.flatMap(({ kind, at }) => {
    if (kind !== 'kill writer') return [];
    const next = done.find((other) => other.at > at)?.at ?? Infinity;
    const end = Math.min(at + 15_000, next);
    const points = [at, ...times.filter((time) => time >= at && time < end), end];
    return [Math.max(...points.slice(1).map((time, i) => time - points[i]))];
  });
}

/**
 * How long clerks stood still after `since`: `refusedMs` from the first refusal to the first acknowledgement, of the longest such
 * time; `silentMs`: the longest time without an acknowledgement, refused or not.
 * @param {import('./clients.mjs').Ledger} ledger
 */
export function stopOf({ writes, refusedAt }, since) {
  const times = writes
    .filter(({ outcome, acknowledgedAt }) => outcome === 'acknowledged' && acknowledgedAt >= since)
    .map(({ acknowledgedAt }) => acknowledgedAt)
    .sort((a, b) => a - b);
  const gaps = times.slice(1).map((end, at) => {
    const refused = refusedAt.filter((time) => time >= times[at] && time < end);
    return { silentMs: end - times[at], refusedMs: refused.length > 0 ? end - Math.min(...refused) : 0 };
  });
  const longest = (of) => Math.max(0, ...gaps.map(of));
  return { refusedMs: longest(({ refusedMs }) => refusedMs), silentMs: longest(({ silentMs }) => silentMs) };
}
