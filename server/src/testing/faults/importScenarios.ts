/** Scenarios of imports, scanning sessions and labels. */
import { randomUUID } from 'node:crypto';
import { aConsignment, aCustomer, unused } from '../factories';
import { addRows, bookingFile, checked, done, hashOf, profileOf, start, type ImportedFile } from '../imports';
import { aUser } from '../people';
import type { Json, TestServer } from '../testServer';
import { rest, type Scenario } from './requests';

const bookings = async (server: TestServer): Promise<ImportedFile> => (await bookingFile(server)).file(2);

/** A file of new customers, which is quickly written. */
const customers = (count: number): ImportedFile => ({
  headers: ['Name', 'Company', 'Contact Number'],
  rows: Array.from({ length: count }, () => ['Farida Khan', `Imported ${unused()}`, '98200 12345']),
});

/** A started import with its rows. */
async function filled(server: TestServer): Promise<{ job: Json; file: ImportedFile }> {
  const file = await bookings(server);
  const job = await start(server.member, 'Bookings', file);
  await addRows(server.member, job, file);
  return { job, file };
}

/** An import of more rows than one call writes, after its first call. */
async function running(server: TestServer): Promise<Json> {
  const job = await checked(server.member, 'Customers', customers(201));
  const { status } = await done(server.member.rest('PUT', `imports/${job.uniqueId}/run`, {}));
  if (status !== 3) throw new Error(`The import has status ${status}`);
  return job;
}

/** A scanning session that adds a movement to each consignment. */
const session = () => ({ kind: 2, deliveryStatus: 2, city: 'Pune', action: `Reached hub ${unused()}` });
const opened = async (server: TestServer): Promise<string> =>
  `scans/${(await done(server.member.rest('POST', 'scans', session()))).uniqueId}`;
const scanOf = async (server: TestServer) => ({
  clientScanId: randomUUID(),
  code: (await aConsignment(server)).awbNo,
});

export const importScenarios: Readonly<Record<string, Scenario>> = {
  startImport: async (server) => {
    const file = await bookings(server);
    const { headers } = file;
    return rest(server.member, 'POST', 'imports', {
      kind: 1,
      fileName: 'bookings.xlsx',
      fileHash: hashOf(file),
      headers,
    });
  },
  addImportRows: async (server) => {
    const file = await bookings(server);
    const { uniqueId } = await start(server.member, 'Bookings', file);
    return rest(server.member, 'POST', `imports/${uniqueId}/rows`, { from: 2, rows: file.rows });
  },
  checkImport: async (server) => {
    const { job, file } = await filled(server);
    const { id } = await profileOf(server.member, 'Bookings', file);
    return rest(server.member, 'PUT', `imports/${job.uniqueId}/check`, { profileId: id });
  },
  changeImportRow: async (server) => {
    const { file } = await bookingFile(server);
    const { uniqueId } = await checked(
      server.member,
      'Bookings',
      file(2, (at) => (at === 0 ? { Packet: 'x' } : {})),
    );
    return rest(server.member, 'PUT', `imports/${uniqueId}/rows`, { rowNo: 2, cells: file(1).rows[0] });
  },
  replaceImportCells: async (server) => {
    const { file } = await bookingFile(server);
    const { uniqueId } = await checked(
      server.member,
      'Bookings',
      file(3, () => ({ Packet: 'x' })),
    );
    return rest(server.member, 'PUT', `imports/${uniqueId}/cells`, { header: 'Packet', from: 'x', to: '2' });
  },
  runImport: async (server) => {
    const { uniqueId } = await checked(server.member, 'Bookings', await bookings(server));
    return rest(server.member, 'PUT', `imports/${uniqueId}/run`, {});
  },
  cancelImport: async (server) => rest(server.member, 'PUT', `imports/${(await running(server)).uniqueId}/cancel`, {}),
  dropImport: async (server) => rest(server.member, 'DELETE', `imports/${(await filled(server)).job.uniqueId}`),
  saveImportProfile: async (server) =>
    rest(server.member, 'POST', 'imports/profiles', {
      kind: 1,
      customerId: (await aCustomer(server)).id,
      name: `Profile ${unused()}`,
      columns: [{ header: 'Consignment No', field: 'awbNo' }],
      constants: [{ field: 'packet', value: '1' }],
    }),
  openScanSession: async (server) => rest(server.member, 'POST', 'scans', session()),
  recordScan: async (server) => rest(server.member, 'POST', `${await opened(server)}/items`, await scanOf(server)),
  closeScanSession: async (server) => {
    const path = await opened(server);
    await done(server.member.rest('POST', `${path}/items`, await scanOf(server)));
    return rest(server.member, 'PUT', `${path}/close`);
  },
  setLabelSize: async (server) => rest((await aUser(server)).client, 'PUT', 'account/labelsize', { size: 3 }),
};
