import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { forCodes } from '../../../ui/input/scannedField';
import { scanReader } from '../../../ui/keys/scanReader';
import { useScannedCode, useShortcut } from '../../../ui/keys/shortcuts';
import { useKeepMounted } from '../../../ui/panel/useKeepMounted';
import './find.css';
import { foundParam, parseFound, useFind } from './useFind';
import { useAfterFirstScreen } from '../../../ui/app/firstScreen';
import { lazyPart } from '../../../ui/app/lazily';

const loadWindows = () => import('./FoundWindows');
const loadPalette = () => import('./Palette');
const FoundWindows = lazyPart(loadWindows);
const MatchChoice = lazyPart(() => import('./MatchChoice'));
const Palette = lazyPart(loadPalette);

/** Ready when the first code is scanned. Without a network they are fetched when they are wanted. */
const loadAhead = () => void Promise.all([loadWindows(), loadPalette()]).catch(() => undefined);

/**
 * The box in the header that finds a booking by its AWB number, typed or scanned, the scanner that is heard without it,
 * and the palette. What they open is shown over the present screen.
 */
export function Find() {
  const [params] = useSearchParams();
  const { find, choice, open, dismiss } = useFind();
  const [searching, setSearching] = useState(false);
  const found = parseFound(params.get(foundParam));
  const windowsUsed = useKeepMounted(found !== null);
  const choiceUsed = useKeepMounted(choice.length > 0);
  const paletteUsed = useKeepMounted(searching);
  useScannedCode((code) => void find(code));
  useShortcut('Ctrl+K', 'Find anything', () => setSearching(true), { opensField: !searching });
  useAfterFirstScreen(loadAhead);

  return (
    <>
      <FindBox find={find} />
      <button
        type="button"
        className="bar-button palette-button"
        aria-label="Find anything"
        aria-keyshortcuts="Control+K"
        title="Find anything (Ctrl+K)"
        onClick={() => setSearching(true)}
      >
        <svg viewBox="0 0 16 16" width="15" height="15" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
          <circle cx="6.7" cy="6.7" r="4.7" />
          <path d="m10.3 10.3 4.2 4.2" strokeLinecap="round" />
        </svg>
      </button>
      {windowsUsed && <FoundWindows found={found} />}
      {choiceUsed && <MatchChoice matches={choice} onChoose={open} onClose={dismiss} />}
      {paletteUsed && (
        <Palette open={searching} onClose={() => setSearching(false)} onFind={(code) => void find(code)} />
      )}
    </>
  );
}

function FindBox({ find }: { find: ReturnType<typeof useFind>['find'] }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useShortcut(
    's',
    'Find by AWB number',
    () => {
      input.current?.focus();
      input.current?.select();
    },
    { opensField: true },
  );

  async function submit(at: number): Promise<void> {
    const code = text.trim();
    if (!code) return;
    // A scanner that sees several codes sends them at once: the first one counts.
    if (!scanReader.accepts(at)) return setText('');
    const result = await find(code);
    if (result === 'none') return input.current?.select();
    setText('');
    input.current?.blur();
  }

  return (
    <form
      aria-label="Find a booking"
      className="find-box"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.timeStamp);
      }}
    >
      <input
        {...forCodes}
        ref={input}
        className="plain-field"
        enterKeyHint="search"
        aria-label="AWB number or scanned code"
        aria-keyshortcuts="s"
        placeholder="Find AWB"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && input.current?.blur()}
      />
    </form>
  );
}
