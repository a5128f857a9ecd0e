import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { labels } from '../../../../server/src/domain/enums';
import { printableCode } from '../../../../server/src/domain/bookings/readCode';
import { forCodes } from '../../ui/input/scannedField';
import { scanReader } from '../../ui/keys/scanReader';
import { useScannedCode } from '../../ui/keys/shortcuts';
import { resultOf, toneOf, type ShownScan } from './scanLines';
import { playResult } from './sounds';

interface Props {
  /** False: too many scans have no answer. */
  onCode: (code: string) => boolean;
  /** The latest answer; null before the first. */
  latest: ShownScan | null;
  unanswered: number;
}

/** Takes codes from a scanner or the keyboard, also while no field has the focus, and shows the latest result. */
export function ScanField({ onCode, latest, unanswered }: Props) {
  const field = useRef<InputRef>(null);
  const [isFull, setIsFull] = useState(false);
  useEffect(() => field.current?.focus(), []);

  function take(text: string): void {
    const code = printableCode(text);
    if (code === '') return;
    const isTaken = onCode(code);
    setIsFull(!isTaken);
    if (!isTaken) playResult('Refused');
  }

  useScannedCode((code) => {
    take(code);
    field.current?.focus();
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const input = field.current?.input;
    if (!input) return;
    const text = input.value;
    setText('');
    // A scanner that sees several codes sends them at once; the first one counts.
    if (text !== '' && scanReader.accepts(event.timeStamp)) take(text);
  }

  const [text, setText] = useState('');
  const result = latest && resultOf(latest);
  const shown = isFull && unanswered > 0 ? 'Full' : (result ?? 'Waiting');
  return (
    <form className="row" onSubmit={submit} aria-label="Scan">
      <Input
        {...forCodes}
        className="grow"
        ref={field}
        size="large"
        aria-label="AWB number"
        placeholder="Scan or type an AWB number"
        value={text}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit" type="primary" size="large">
        Enter
      </Button>
      <p className={`bordered scan-latest ${toneOf[shown]}`} role="status">
        {shown === 'Full' ? 'Wait for the network' : latestText(latest)}
      </p>
    </form>
  );
}

function latestText(latest: ShownScan | null): string {
  const result = latest && resultOf(latest);
  if (!latest || !result) return 'Ready';
  const { line, code, failure } = latest;
  const name = [line?.awbNo ?? code, line?.piece ? `piece ${line.piece}` : ''].filter(Boolean).join(', ');
  if (result === 'Done') return `${name}: ${[line?.receiver, line?.destination].filter(Boolean).join(', ')}`;
  return result === 'Unknown'
    ? (line?.message ?? '')
    : `${name}: ${failure ?? line?.message ?? labels.ScanResult[result]}`;
}
