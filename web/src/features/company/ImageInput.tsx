import { Button } from 'antd';
import { useState } from 'react';
import { imageAddress, loseSession } from '../../session';
import { toast } from '../../ui/overlay/toast';
import { imageTypes, objectionTo, sendCompanyImage } from './companyImage';

interface Props {
  id?: string;
  /** Name of the image; null: none. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** What it is of. */
  alt: string;
}

/** A picture that is stored as soon as it is chosen; the form keeps its name. */
export function ImageInput({ id, value, onChange, alt }: Props) {
  const [sending, setSending] = useState(false);

  async function choose(file: File | undefined) {
    // Not disabled meanwhile, which would take the focus from it.
    if (!file || sending) return;
    const wrong = objectionTo(file);
    if (wrong) {
      toast.error([wrong]);
      return;
    }
    setSending(true);
    const { name, failure } = await sendCompanyImage(file);
    setSending(false);
    if (!failure) onChange?.(name);
    else if (failure.code === 'UNAUTHENTICATED') loseSession();
    else toast.error(failure.messages);
  }

  return (
    <div>
      {/* Before the input, which has the focus when it comes: Tab goes on to the next field. */}
      {value && (
        <p>
          <img src={imageAddress(value)} alt={alt} style={{ maxWidth: 200, maxHeight: 67 }} />{' '}
          <Button size="small" aria-label={`Remove the ${alt.toLowerCase()}`} onClick={() => onChange?.(null)}>
            Remove
          </Button>
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={imageTypes.join(',')}
        aria-busy={sending}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
