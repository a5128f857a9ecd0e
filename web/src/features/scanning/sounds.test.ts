/** The tones of the results, as the browser is asked for them. */
import { playResult, setMuted } from './sounds';

interface Tone {
  hertz: number;
  from: number;
  to: number;
}

let played: Tone[] = [];

class Node {
  connect = (next: object) => next;
}
class Oscillator extends Node {
  private readonly tone: Tone;
  constructor(_: object, { frequency }: { frequency: number }) {
    super();
    this.tone = { hertz: frequency, from: 0, to: 0 };
    played.push(this.tone);
  }
  start = (at: number) => void (this.tone.from = at);
  stop = (at: number) => void (this.tone.to = at);
}
const resume = jest.fn();
class Context {
  state = 'suspended';
  currentTime = 10;
  destination = {};
  resume = resume;
}

beforeAll(() => Object.assign(globalThis, { AudioContext: Context, OscillatorNode: Oscillator, GainNode: Node }));
beforeEach(() => {
  played = [];
  resume.mockClear();
});
afterEach(() => setMuted(false));

const lengths = () => played.map(({ from, to }) => Math.round((to - from) * 100) / 100);

test('done is one high tone, a duplicate two short ones, refused and unknown one long low tone', () => {
  playResult('Done');
  const [done] = played;
  expect([played.length, lengths()]).toEqual([1, [0.1]]);
  expect(resume).toHaveBeenCalled();

  played = [];
  playResult('Duplicate');
  expect(lengths()).toEqual([0.08, 0.08]);
  // One after the other.
  expect(played[1]?.from).toBeGreaterThan(played[0]?.to ?? Infinity);

  for (const result of ['Refused', 'Unknown'] as const) {
    played = [];
    playResult(result);
    expect(lengths()).toEqual([0.6]);
    expect(played[0]?.hertz).toBeLessThan((done?.hertz ?? 0) / 4);
  }
});

test('nothing is heard while muted, which the browser remembers', () => {
  setMuted(true);
  playResult('Done');
  expect(played).toEqual([]);
  expect(localStorage.getItem('scan-muted')).toBe('1');
  setMuted(false);
  playResult('Done');
  expect(played).toHaveLength(1);
});
