import { useApolloClient } from '@apollo/client/react';
import { Input } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { printableCode } from '../../../../server/src/domain/bookings/readCode';
import { FindAwbDocument, type FindAwbQuery } from '../../graphql.generated';
import { ask } from '../../ui/app/ask';
import { forCodes } from '../../ui/input/scannedField';
import { useScannedCode } from '../../ui/keys/shortcuts';

export interface Parcel {
  uniqueId: string;
  awbNo: string;
  receiver: string | null;
}

interface Props {
  label: string;
  /** Also what is scanned while no field has the focus: of one field on a screen. */
  takesScans?: boolean;
  /** Returns what is refused of it; null: it was taken. */
  onParcel: (parcel: Parcel) => string | null | Promise<string | null>;
}

/** Takes AWB numbers from a scanner or the keyboard, one after the other. */
export function ParcelField({ label, takesScans = true, onParcel }: Props) {
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [told, setTold] = useState<{ isWrong: boolean; text: string } | null>(null);

  // A scanner is quicker than the network: codes are taken one by one, in their order.
  const before = useRef(Promise.resolve());
  const take = (typed: string): void => {
    before.current = before.current.then(() => takeNext(typed));
  };

  async function takeNext(typed: string): Promise<void> {
    const code = printableCode(typed);
    if (code === '') return;
    const data = await ask<FindAwbQuery>(client, FindAwbDocument, { code }, { fetchPolicy: 'network-only' });
    const found = data?.findAwb.find(({ kind }) => kind === 'Consignment');
    if (!found) return setTold({ isWrong: true, text: data ? `AwbNo ${code} is not known` : 'No connection' });
    const { uniqueId, awbNo, receiver } = found;
    const refusal = await onParcel({ uniqueId, awbNo, receiver });
    setTold({ isWrong: refusal !== null, text: refusal ?? `${awbNo}: ${receiver}` });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    setText('');
    take(text);
  }

  return (
    <form className="row" onSubmit={submit} aria-label={label} style={{ marginBottom: 10 }}>
      {takesScans && <Scans onCode={take} />}
      <Input
        {...forCodes}
        style={{ maxWidth: 320 }}
        aria-label={label}
        placeholder={`${label}: scan or type, Enter`}
        value={text}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <span role="status" className={told?.isWrong ? 'wrong' : 'good'}>
        {told?.text}
      </span>
    </form>
  );
}

function Scans({ onCode }: { onCode: (code: string) => void }) {
  useScannedCode(onCode);
  return null;
}
