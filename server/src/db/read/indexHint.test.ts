import { Consignment } from '../../modules/bookings/consignments/consignment.entity';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { byIndex } from './indexHint';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('names the index that begins with the properties, but not to SQLite', () => {
  const source = server.app.database.reader;
  const hint = byIndex(source, Consignment, ['invoiceId', 'senderId']);
  const named = 'FORCE INDEX (ix_consignment__invoice_id__sender_id__deleted_on)';
  expect(hint).toBe(source.options.type === 'better-sqlite3' ? '' : named);
});

test('fails on every database if there is no such index', () => {
  expect(() => byIndex(server.app.database.reader, Consignment, ['senderId', 'invoiceId'])).toThrow(
    'Consignment has no index that begins with senderId, invoiceId',
  );
});
