/** Imports of files as a client of both APIs makes them. */
import { createHash } from 'node:crypto';
import { importFields } from '../domain/imports/importFields';
import type { ImportKind } from '../domain/imports/enums';
import { aCustomer, unused } from './factories';
import type { Client, Json, TestServer } from './testServer';

export interface ImportedFile {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

export type Mapping = Readonly<Record<string, string>>;

export const hashOf = (file: ImportedFile) => createHash('sha256').update(JSON.stringify(file)).digest('hex');

export async function done(
  answer: Promise<{ status: number; body: { resultObject: Json; errors: string[] } }>,
): Promise<Json> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}

const codes: Readonly<Record<ImportKind, number>> = { Bookings: 1, Customers: 2, VendorBill: 4, CourierRemittance: 5 };

/** Starts an import; with `again` also of a file that was imported before. */
export const start = (client: Client, kind: ImportKind, file: ImportedFile, more: Json = {}): Promise<Json> =>
  done(
    client.rest('POST', 'imports', {
      kind: codes[kind],
      fileName: 'bookings.xlsx',
      fileHash: hashOf(file),
      headers: file.headers,
      ...more,
    }),
  );

export async function addRows(client: Client, { uniqueId }: Json, { rows }: ImportedFile): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await done(client.rest('POST', `imports/${uniqueId}/rows`, { from: at + 2, rows: rows.slice(at, at + 500) }));
}

/** Saves the mapping: headers of the template to its fields, and what is given besides. */
export async function profileOf(client: Client, kind: ImportKind, file: ImportedFile, more: Json = {}): Promise<Json> {
  const columns = file.headers.flatMap((header) => {
    const field = importFields[kind].find(({ label }) => label === header);
    return field ? [{ header, field: field.name }] : [];
  });
  return done(
    client.rest('POST', 'imports/profiles', { kind: codes[kind], name: `Profile ${unused()}`, columns, ...more }),
  );
}

/** Checks all rows; returns the checked import. */
export async function check(client: Client, { uniqueId }: Json, profileId: number): Promise<Json> {
  let job = await done(client.rest('PUT', `imports/${uniqueId}/check`, { profileId }));
  while (job.status === 1) job = await done(client.rest('PUT', `imports/${uniqueId}/check`, {}));
  return job;
}

export async function run(client: Client, { uniqueId }: Json, more: Json = {}): Promise<Json> {
  let job = await done(client.rest('PUT', `imports/${uniqueId}/run`, more));
  while (job.status === 3) job = await done(client.rest('PUT', `imports/${uniqueId}/run`, {}));
  return job;
}

/** Starts and checks an import. */
export async function checked(client: Client, kind: ImportKind, file: ImportedFile, more: Json = {}): Promise<Json> {
  const { again = true, ...mapping } = more;
  const job = await start(client, kind, file, { again });
  await addRows(client, job, file);
  return check(client, job, (await profileOf(client, kind, file, mapping)).id);
}

export const rowsOf = async (client: Client, { uniqueId }: Json, query = ''): Promise<Json[]> =>
  done(client.rest('GET', `imports/${uniqueId}/rows?take=5000${query}`));

/** Messages of the bad rows by number. */
export async function badRows(client: Client, job: Json): Promise<Record<number, string[]>> {
  const rows = await rowsOf(client, job, '&status=3');
  return Object.fromEntries(rows.map((row) => [row.rowNo, row.errors.map(({ message }: Json) => message)]));
}

const headers = [
  'Awb No',
  'Vendor',
  'Booking Date',
  'Service Type',
  'Sender',
  'Receiver',
  'Parcel Type',
  'Payment Mode',
  'Delivery City',
  'Actual Weight',
  'Chargeable Weight',
  'Vendor Amount',
  'Packet',
  'Customer Amount',
  'Remark',
] as const;

export type BookingCells = Partial<Record<(typeof headers)[number], string>>;

/** A sender and rows of bookings for it. */
export async function bookingFile(server: TestServer) {
  const sender = await aCustomer(server);
  const prefix = `I${unused()}X`;
  const today = server.app.clock.today();
  const cells = (at: number): Required<BookingCells> => ({
    'Awb No': `${prefix}${String(at).padStart(6, '0')}`,
    Vendor: 'DTDC',
    'Booking Date': today,
    'Service Type': 'Surface',
    Sender: sender.company,
    Receiver: `Receiver ${at % 97}`,
    'Parcel Type': 'Box',
    'Payment Mode': 'Credit',
    'Delivery City': 'Pune',
    'Actual Weight': '2.5 kg',
    'Chargeable Weight': '3',
    'Vendor Amount': '₹ 85',
    Packet: '1',
    'Customer Amount': '140.50',
    Remark: '',
  });
  const file = (count: number, changes: (at: number) => BookingCells = () => ({}), from = 0): ImportedFile => ({
    headers,
    rows: Array.from({ length: count }, (_, at) => {
      const row = { ...cells(from + at), ...changes(from + at) };
      return headers.map((header) => row[header]);
    }),
  });
  return { sender, prefix, file, awbOf: (at: number) => cells(at)['Awb No'] };
}
