/** What a booking sends to its database. On MySQL each is a round trip, of which the last two hold the rows that all clerks share. */
import { holderOf } from '../../../domain/policy';
import { observeStatements } from '../../../db/read/statements';
import { aCall } from '../../../testing/aCall';
import { aCustomer } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { BookConsignmentInput } from './consignment.inputs';
import { bookConsignment } from './consignment.service';

let server: TestServer;
let senderId: string;
beforeAll(async () => {
  server = await startTestServer();
  senderId = String((await aCustomer(server)).id);
});
afterAll(() => server.close());

const user = {
  id: 1,
  uniqueId: 'u',
  sessionId: 's',
  ...holderOf('Admin'),
  mustSetUpSecondFactor: false,
  branchId: 1,
  seesBranches: null,
  referenceVersion: 0,
} as const;

/** Texts of the statements of a booking; several that are sent together count as one. */
async function sentFor(key: string, given: Partial<BookConsignmentInput>): Promise<string[]> {
  const sent: string[] = [];
  const observer = { statement: (sql: string) => void sent.push(sql) };
  const operation = <T>(_: string, work: () => Promise<T>) => observeStatements(observer, work);
  const call = Object.assign(aCall(server, { user, key }), { observation: { operation } });
  const input = Object.assign(new BookConsignmentInput(), {
    vendorId: '32',
    senderId,
    bookingDate: server.app.clock.today(),
    serviceType: 'Air',
    receiver: 'Meera Traders',
    parcelType: 'Box',
    paymentMode: 'Credit',
    deliveryCityId: '1',
    actualWeight: 1200,
    chargeableWeight: 1500,
    vendorAmount: 8000,
    customerAmount: 12_000,
    packet: 1,
    ...given,
  });
  await bookConsignment(input, call);
  return sent;
}

test.each([
  ['from the receipt book', { autofillAwb: true }],
  ['with a number typed in', { awbNo: 'TYPED1' }],
])('a booking %s sends no more than this', async (title, given) => {
  await sentFor(`first ${title}`, { ...given, ...('awbNo' in given ? { awbNo: 'TYPED0' } : {}) });
  // The second of the day: vendor and sender are marked as active.
  await sentFor(`second ${title}`, { ...given, ...('awbNo' in given ? { awbNo: 'TYPED2' } : {}) });
  const sent = await sentFor(`third ${title}`, given);
  // These numbers may only go down.
  if (!server.app.database.embedded) {
    // On credit, one for what the sender owes.
    expect(sent).toHaveLength(5);
    const [begin = '', locks = '', standing = '', inserts = '', end = ''] = sent;
    expect(begin).toMatch(/^START TRANSACTION; INSERT INTO `request_key`/);
    for (const kind of ['vendor', 'customer', 'city'])
      expect(locks).toMatch(new RegExp(`FROM ${kind} r\\s+WHERE [^;]* LOCK IN SHARE MODE`));
    expect(inserts).toMatch(/INSERT INTO `consignment` .*; INSERT INTO `consignment_history`/s);
    expect(standing).toMatch(/FROM customer c LEFT JOIN customer_account a/);
    expect(end).toMatch(
      /^UPDATE request_key .*; INSERT INTO `change_record` .*consignment_facet .*customer_account .*; COMMIT$/s,
    );
  } else expect(sent.length).toBeLessThanOrEqual('autofillAwb' in given ? 15 : 14);
});
