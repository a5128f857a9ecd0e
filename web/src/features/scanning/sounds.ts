/** Tones that tell the result of a scan without a look at the screen. */
import type { ScanResult } from '../../../../server/src/domain/enums';

interface Tone {
  hertz: number;
  seconds: number;
}

/** One after the other, with a short pause. */
const tones: Readonly<Record<ScanResult, readonly Tone[]>> = {
  Done: [{ hertz: 1320, seconds: 0.1 }],
  Duplicate: [
    { hertz: 740, seconds: 0.08 },
    { hertz: 740, seconds: 0.08 },
  ],
  Refused: [{ hertz: 196, seconds: 0.6 }],
  Unknown: [{ hertz: 196, seconds: 0.6 }],
};
const pauseSeconds = 0.06;
const volume = 0.25;

const mutedKey = 'scan-muted';
export const isMuted = (): boolean => localStorage.getItem(mutedKey) !== null;
export function setMuted(muted: boolean): void {
  if (muted) localStorage.setItem(mutedKey, '1');
  else localStorage.removeItem(mutedKey);
}

let audio: AudioContext | null = null;

/** Silent if muted, and in a browser that has no sound. */
export function playResult(result: ScanResult): void {
  if (isMuted() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // Browsers suspend a context that was made before the first key or click.
  if (audio.state === 'suspended') void audio.resume();
  let at = audio.currentTime;
  for (const { hertz, seconds } of tones[result]) {
    const oscillator = new OscillatorNode(audio, { frequency: hertz });
    const gain = new GainNode(audio, { gain: volume });
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds + pauseSeconds;
  }
}
