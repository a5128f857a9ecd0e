import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { ProfileDocument, type ProfileFormFragment } from '../../graphql.generated';
import { loseSession, imageAddress, placeholderImage, saveProfile } from '../../session';
import { ErrorList } from '../../ui/form/ErrorList';
import { Panel } from '../../ui/panel/Panel';
import { toast } from '../../ui/overlay/toast';
import { imageTypes, objectionTo, sendProfileImage } from './profileImage';

const side = 128;

export function ProfileImageForm({ user }: { user: ProfileFormFragment }) {
  const client = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const [chosen, setChosen] = useState<File | null>(null);
  const [objection, setObjection] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const preview = useObjectUrl(chosen);

  function choose(file: File | null): void {
    const wrong = file && objectionTo(file);
    setObjection(wrong);
    setChosen(wrong ? null : file);
    if (wrong && input.current) input.current.value = '';
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = objectionTo(chosen);
    setObjection(wrong);
    if (wrong || !chosen) return input.current?.focus();
    setSending(true);
    const { imagePath, failure } = await sendProfileImage(chosen);
    if (!failure) await showNew(imagePath);
    else if (failure.code === 'UNAUTHENTICATED') loseSession();
    else toast.error(failure.messages);
    setSending(false);
  }

  async function showNew(imagePath: string): Promise<void> {
    saveProfile({ ...user, imagePath });
    toast.success('Image updated successfully');
    // The upload changed the record's version, which the profile form on this screen sends back. Errors were already
    // reported.
    await client.refetchQueries({ include: [ProfileDocument] }).catch(() => undefined);
    choose(null);
    if (input.current) input.current.value = '';
  }

  return (
    <Panel title="Profile image">
      <ErrorList messages={objection ? [objection] : []} />
      <form className="row" aria-label="Profile image" onSubmit={send}>
        <img
          className="avatar"
          key={preview ?? user.imagePath}
          src={preview ?? imageAddress(user.imagePath)}
          width={side}
          height={side}
          alt={preview ? 'The chosen image' : 'Your image'}
          onError={({ currentTarget }) => {
            if (!currentTarget.src.endsWith(placeholderImage)) currentTarget.src = placeholderImage;
          }}
        />
        <div className="grow">
          <input
            ref={input}
            className="plain-field"
            type="file"
            accept={imageTypes.join(',')}
            aria-label="Image"
            aria-describedby={note}
            aria-invalid={objection !== null}
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
          <p id={note} className="quiet">
            PNG, JPEG or WebP, at most 5 MB. It is cut to a square.
          </p>
          <Button type="primary" htmlType="submit" loading={sending}>
            Upload Image
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Object URL for previewing the chosen file; revoked when another file is chosen. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
