/** Credit notes, made through the API. */
import type { Made } from './factories';
import type { Json, RestAnswer, TestServer } from './testServer';

export interface NoteBody {
  invoiceId: number;
  taxable: number;
  noteDate?: string;
  reason?: number;
  remark?: string;
}

export const note = (server: TestServer, body: NoteBody): Promise<RestAnswer> =>
  server.admin.rest('POST', 'creditnotes', { noteDate: server.app.clock.today(), reason: 1, ...body });

export const approveNote = (server: TestServer, { uniqueId }: Pick<Made, 'uniqueId'>): Promise<RestAnswer> =>
  server.admin.rest('PUT', `creditnotes/${uniqueId}/approve`, {});

async function made(answer: Promise<RestAnswer>): Promise<Json> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}

export const aDraftNote = (server: TestServer, body: NoteBody): Promise<Json> => made(note(server, body));

export const aCreditNote = async (server: TestServer, body: NoteBody): Promise<Json> =>
  made(approveNote(server, (await aDraftNote(server, body)) as Made));
