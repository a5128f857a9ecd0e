/** What tests of a booking have in common. */
import { refusedByBoth, type Refused } from './bothApis';
import { aConsignment, bookingOf, type MadeConsignment } from './factories';
import type { RestAnswer, TestServer } from './testServer';

type Given = Record<string, unknown>;

/** The answer to a valid booking with other values in some fields. */
export const booked = async (server: TestServer, given: Given = {}): Promise<RestAnswer> =>
  server.member.rest('POST', 'consignments', await bookingOf(server, given));

/** The refusal of one, by both APIs. */
export const bookingRefused = async (server: TestServer, given: Given): Promise<Refused> =>
  refusedByBoth(server.member, {
    method: 'POST',
    path: 'consignments',
    body: await bookingOf(server, given),
    mutation: 'bookConsignment',
    input: 'BookConsignmentInput',
  });

/** A consignment that is on an invoice of today. */
export async function anInvoicedConsignment(server: TestServer, given: Given = {}): Promise<MadeConsignment> {
  const consignment = await aConsignment(server, {}, given);
  const today = server.app.clock.today();
  const { status, body } = await server.admin.rest('POST', 'invoices', {
    consignmentIds: [consignment.id],
    customerId: consignment.senderId,
    invoiceDate: today,
    invoiceMonth: today.slice(0, 7),
  });
  if (status !== 200) throw new Error(body.errors.join());
  return consignment;
}
