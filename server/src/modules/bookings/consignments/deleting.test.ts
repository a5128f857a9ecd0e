import { anInvoicedConsignment } from '../../../testing/bookings';
import { conflict, refusedByBoth } from '../../../testing/bothApis';
import { aConsignment, aManifest, anOwnConsignment, bookingOf, type MadeConsignment } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('deleting a consignment', () => {
  const refusedDelete = (of: MadeConsignment) =>
    refusedByBoth(server.member, {
      method: 'DELETE',
      path: `consignments/${of.uniqueId}`,
      mutation: 'deleteConsignment',
      input: 'RecordInput',
      named: { uniqueId: of.uniqueId },
    });

  test('is soft: gone from list and page, kept in the change log', async () => {
    const { uniqueId, id, awbNo } = await aConsignment(server);
    const { status, body } = await server.member.rest('DELETE', `consignments/${uniqueId}`);
    expect([status, body.resultObject.uniqueId]).toEqual([200, uniqueId]);
    expect(body.resultObject.deletedOn).toMatch(/^\d{4}-.*Z$/);
    expect((await server.member.rest('GET', `consignments/${uniqueId}`)).status).toBe(404);
    expect((await server.member.rest('GET', `consignments?awbNo=${awbNo}`)).body).toMatchObject({
      rowCount: 0,
      resultObject: [],
    });
    const log = await server.member.rest('GET', `audit/changelog?entityName=Consignment&primaryKey=${id}`);
    expect(log.body.resultObject[0]).toMatchObject({ propertyName: 'deletedOn', oldValue: null });
    expect(await refusedDelete({ uniqueId } as MadeConsignment)).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      messages: ['Consignment not found'],
    });
  });

  test('is for Booked ones alone, that nothing holds', async () => {
    const moved = await aConsignment(server);
    await server.member.rest('POST', `consignments/${moved.uniqueId}/histories`, {
      action: 'Left',
      city: 'Pune',
      deliveryStatus: 2,
    });
    expect(await refusedDelete(moved)).toEqual(conflict('Only a Booked consignment can be deleted'));
    expect(await refusedDelete(await aConsignment(server, { approved: true }))).toEqual(
      conflict('Consignment is approved and locked for editing'),
    );
    expect(await refusedDelete(await aConsignment(server, { paid: true }))).toEqual(
      conflict('A paid consignment cannot be deleted'),
    );
    expect(await refusedDelete(await anInvoicedConsignment(server))).toEqual(conflict('Consignment is on an invoice'));
    const carried = await anOwnConsignment(server);
    await aManifest(server, [carried]);
    expect((await refusedDelete(carried)).status).toBe(409);
    const back = (await server.member.rest('GET', `consignments/${moved.uniqueId}`)).body.resultObject;
    await server.member.rest(
      'DELETE',
      `consignments/${moved.uniqueId}/histories/${back.consignmentHistories[0].uniqueId}`,
    );
    expect((await server.member.rest('DELETE', `consignments/${moved.uniqueId}`)).status).toBe(200);
  });

  test('refuses an older version', async () => {
    const consignment = await aConsignment(server);
    const { awbNo, senderId } = consignment;
    const newer = await bookingOf(server, { awbNo, senderId, receiver: 'Newer' });
    await server.member.rest('PUT', `consignments/${consignment.uniqueId}`, newer);
    const remove = (version: number) =>
      server.member.graphql(
        'mutation($input: RecordInput!) { deleteConsignment(input: $input) { uniqueId deletedOn } }',
        { input: { uniqueId: consignment.uniqueId, version } },
      );
    expect((await remove(1)).errors?.[0]?.message).toBe('This record was changed by someone else');
    expect((await remove(2)).data.deleteConsignment.uniqueId).toBe(consignment.uniqueId);
  });
});
