import { useRef, useState, type FormEvent } from 'react';
import { enquiryFields } from '../../../../server/src/domain/site/siteFields';
import { EnquiryType, labels } from '../../../../server/src/domain/enums';
import type { SubmitEnquiryMutation, SubmitEnquiryMutationVariables } from '../../graphql.generated';
import { ask } from '../../ui/public/request';
import { PublicErrors } from '../../ui/public/PublicErrors';
import { newRequestId } from '../../ui/form/requestId';
import { submitEnquiry } from './site.queries';

const required = {
  enquiryType: 'Please select enquiry type',
  name: 'Please enter name',
  email: 'Please enter email address',
  message: 'Please enter message',
};
type Field = keyof typeof required;
const fields = Object.keys(required) as Field[];

export function EnquiryForm() {
  const form = useRef<HTMLFormElement>(null);
  const requestId = useRef(newRequestId());
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  function show(objected: readonly Field[], texts: readonly string[]) {
    setWrong(objected);
    setMessages(texts);
    form.current?.querySelector<HTMLElement>(`[name="${objected[0]}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const textOf = (name: Field) => String(entered.get(name) ?? '').trim();
    const missing = fields.filter((name) => textOf(name) === '');
    if (missing.length > 0)
      return show(
        missing,
        missing.map((name) => required[name]),
      );
    setBusy(true);
    const { failure } = await ask<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>(submitEnquiry, {
      input: {
        enquiryType: textOf('enquiryType') as EnquiryType,
        name: textOf('name'),
        email: textOf('email'),
        message: textOf('message'),
      },
      clientRequestId: requestId.current,
    });
    setBusy(false);
    if (failure)
      return show(
        fields.filter((name) => failure.fields[name]),
        failure.messages,
      );
    setSent(true);
  }

  if (sent) {
    return (
      <div role="status" className="bordered good">
        <h2>Thank you</h2>
        <p>Your enquiry is with us; we answer by e-mail.</p>
      </div>
    );
  }
  const state = (name: Field) => ({
    id: name,
    name,
    className: 'plain-field',
    'aria-invalid': wrong.includes(name),
    'aria-describedby': 'enquiry-errors',
  });
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Enquiry" className="public-form">
      <PublicErrors id="enquiry-errors" messages={messages} />
      <label htmlFor="enquiryType">What is it about?</label>
      <select {...state('enquiryType')} defaultValue="Contact">
        {Object.values(EnquiryType).map((type) => (
          <option key={type} value={type}>
            {labels.EnquiryType[type]}
          </option>
        ))}
      </select>
      <label htmlFor="name">Name</label>
      <input {...state('name')} autoComplete="name" maxLength={enquiryFields.name.maxLength} />
      <label htmlFor="email">Email address</label>
      <input {...state('email')} type="email" autoComplete="email" maxLength={enquiryFields.email.maxLength} />
      <label htmlFor="message">Message</label>
      <textarea {...state('message')} rows={5} maxLength={enquiryFields.message.maxLength} />
      <button type="submit" className="public-button primary" disabled={busy}>
        {busy ? 'Sending…' : 'Send enquiry'}
      </button>
    </form>
  );
}
