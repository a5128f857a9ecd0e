import { Button, Modal } from 'antd';
import { columnsOf } from '../table/columns';
import { xlsSheet } from '../file/exportXls';
import { useXlsFile } from '../file/useXlsFile';
import type { BulkLine, PartsResult } from './runInParts';

interface Props {
  title: string;
  result: PartsResult;
  onAgain: () => void;
  onClose: () => void;
}

/** AWB numbers of one message that are listed; the file has all of them. */
const listed = 60;

export function BulkResult({ title, result, onAgain, onClose }: Props) {
  const { lines, total, stopped, failure } = result;
  const groups = byMessage(lines);
  const notes = lines.filter(({ note }) => note);
  const isWhole = !stopped && !failure && lines.every(({ ok }) => ok);
  const [save] = useXlsFile();
  return (
    <Modal
      open
      title={title}
      width={560}
      onCancel={onClose}
      footer={
        <>
          <Button
            onClick={() => void save('Result.xls', [xlsSheet('Result', columns, lines)])}
            disabled={lines.length === 0}
          >
            Result.xls
          </Button>
          {!isWhole && <Button onClick={onAgain}>{stopped ? 'Go on' : 'Try again'}</Button>}
          <Button type="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {failure && (
        <p className="wrong" role="alert">
          {failure.messages.join(' ')}
        </p>
      )}
      <p role="status">
        {`${number(lines.filter(({ ok }) => ok).length)} of ${number(total)} done. `}
        {groups.length > 0 ? 'Refused rows stay selected:' : !isWhole && 'The others stay selected.'}
      </p>
      {notes.length > 0 && (
        <ul aria-label="Notes">
          {notes.map(({ uniqueId, awbNo, note }) => (
            <li key={uniqueId}>{`${awbNo ?? uniqueId}: ${note}`}</li>
          ))}
        </ul>
      )}
      {groups.map(([message, refused]) => (
        <section key={message} aria-label={message}>
          <h3>
            {message} <span className="quiet">{number(refused.length)}</span>
          </h3>
          <p className="quiet typed-text">
            {refused
              .slice(0, listed)
              .map(({ awbNo, uniqueId }) => awbNo ?? uniqueId)
              .join(', ')}
            {refused.length > listed && ` and ${number(refused.length - listed)} more`}
          </p>
        </section>
      ))}
    </Modal>
  );
}

const number = (count: number) => count.toLocaleString('en-IN');

/** The refused rows by their message, the most frequent first. */
function byMessage(lines: readonly BulkLine[]): [string, BulkLine[]][] {
  const groups = new Map<string, BulkLine[]>();
  for (const line of lines) {
    if (line.ok) continue;
    const message = line.message ?? 'Refused';
    groups.set(message, [...(groups.get(message) ?? []), line]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

const columns = columnsOf<BulkLine>({
  awbNo: { title: 'No', value: ({ awbNo, uniqueId }) => awbNo ?? uniqueId },
  result: { title: 'Result', value: ({ ok }) => (ok ? 'Done' : 'Refused') },
  message: { title: 'Message', value: ({ message, note }) => message ?? note },
});
