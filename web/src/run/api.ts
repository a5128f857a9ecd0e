/** The calls of the phone. */
import { Refused, type Held } from '../../../server/src/domain/delivery/sending';
import { answerDeadline } from '../answerDeadline';
import { texts } from './texts';
import type { EventBody, Run } from './run.types';

/** A picture of 300 KB takes minutes on the slowest networks; cut off earlier, it would never arrive. */
const pictureMs = 600_000;

async function call<Result>(path: string, init: RequestInit, session?: string): Promise<Result> {
  const headers = new Headers(init.headers);
  if (session) headers.set('authorization', `Bearer ${session}`);
  const answer = await fetch(`/api/1.0/${path}`, { signal: answerDeadline(), ...init, headers, credentials: 'omit' });
  const body = (await answer.json().catch(() => null)) as { resultObject: Result; errors: string[] } | null;
  // What is no answer of the server, such as the sign-in page of a hotspot, is a failed connection: it refuses nothing.
  if (!body) throw new Error(texts.noConnection[0]);
  if (!answer.ok) throw new Refused(answer.status, body.errors.join(', '));
  return body.resultObject;
}

const posted = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

export const api = {
  open: (link: string, pin: string) => call<{ token: string; run: Run }>(`run/${link}/open`, posted({ pin })),
  run: (session: string) => call<Run>('run', {}, session),
  event: (session: string, event: EventBody) => call<{ answer: number }>('run/events', posted(event), session),
  phone: (session: string, told: Held & { phoneId: string }) => call<object>('run/phone', posted(told), session),
  picture: (session: string, bytes: Blob) => {
    const body = new FormData();
    body.append('file', bytes, 'picture.jpg');
    const signal = answerDeadline(pictureMs);
    return call<{ hash: string }>('run/images', { method: 'POST', body, signal }, session);
  },
};

export type Api = typeof api;
