import { aConsignment, aCustomer } from '../../../testing/factories';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bookingsOf = async (query: string, client: Client = server.member): Promise<Json[]> =>
  (await client.rest('GET', `autocompletes/bookings?${query}`)).body.resultObject;
const receivers = (items: Json[]) => items.map(({ receiver, times }) => [receiver, times]);

const aSender = async (): Promise<number> => Number((await aCustomer(server)).id);

describe('the bookings that a sender makes', () => {
  test('are its latest ones, counted by what they have in common, latest first', async () => {
    const senderId = await aSender();
    const booked: Json[] = [];
    for (const receiver of ['Asha Rao', 'ASHA RAO', 'Meera Traders'])
      booked.push(await aConsignment(server, {}, { senderId, receiver, vendorId: 35, deliveryCityId: 9 }));
    booked.push(await aConsignment(server, {}, { senderId, receiver: 'Asha Rao', vendorId: 32, deliveryCityId: 9 }));
    await aConsignment(server, {}, { receiver: 'Of another sender' });
    const found = await bookingsOf(`senderId=${senderId}`);
    expect(receivers(found)).toEqual([
      ['Asha Rao', 1],
      ['Meera Traders', 1],
      ['ASHA RAO', 2],
    ]);
    expect(found[0]).toMatchObject({ vendorId: 32, vendorName: 'Waybill Cargo', vendorType: 4, deliveryCityId: 9 });
    expect(found[0]).toMatchObject({ lastBooked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(found.map(({ lastAwbNo }) => lastAwbNo)).toEqual([3, 2, 1].map((at) => booked[at]?.awbNo));
  });

  test('are narrowed by the beginning of a word of the receiver, in any case, and by number', async () => {
    const senderId = await aSender();
    for (const receiver of ['Élan Studio', 'Studio West', 'Rao Elan'])
      await aConsignment(server, {}, { senderId, receiver });
    const named = async (receiver: string) =>
      (await bookingsOf(`senderId=${senderId}&receiver=${encodeURIComponent(receiver)}`)).map((row) => row.receiver);
    expect(await named('elan')).toEqual(['Rao Elan', 'Élan Studio']);
    expect(await named('stu')).toEqual(['Studio West', 'Élan Studio']);
    expect(await named('lan')).toEqual([]);
    expect(await bookingsOf(`senderId=${senderId}&take=2`)).toHaveLength(2);
  });

  test('leave out deleted bookings', async () => {
    const senderId = await aSender();
    const deleted = await aConsignment(server, {}, { senderId, receiver: 'Deleted' });
    await aConsignment(server, {}, { senderId, receiver: 'Kept' });
    await server.admin.rest('DELETE', `consignments/${deleted.uniqueId}`);
    expect(receivers(await bookingsOf(`senderId=${senderId}`))).toEqual([['Kept', 1]]);
  });

  test('through GraphQL have amounts in rupees, weights in kilograms and enumerations by name', async () => {
    const senderId = await aSender();
    const input = { senderId, actualWeight: 2.5, chargeableWeight: 3, vendorAmount: 180.5, paymentMode: 3 };
    await aConsignment(server, {}, input);
    const { data } = await server.member.graphql(
      `query ($senderId: RecordRef!) { usualBookings(search: { senderId: $senderId }) {
        actualWeight chargeableWeight vendorAmount paymentMode times
      } }`,
      { senderId: String(senderId) },
    );
    expect(data.usualBookings).toEqual([
      { actualWeight: 2.5, chargeableWeight: 3, vendorAmount: 180.5, paymentMode: 'ToPay', times: 1 },
    ]);
  });

  test('need a sender that exists', async () => {
    const errors = async (query: string) =>
      (await server.member.rest('GET', `autocompletes/bookings?${query}`)).body.errors;
    expect(await errors('')).toEqual(['Sender is required']);
    expect(await errors('senderId=999999')).toEqual(['Sender not found']);
    expect(await errors(`senderId=${await aSender()}&take=401`)).toEqual(['take must be 400 or less']);
  });
});
