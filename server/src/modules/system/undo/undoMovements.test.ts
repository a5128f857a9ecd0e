import { aConsignment, aManifest } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { aKey, itemsOf, keyed, lasting, movement, refusal, UndoDesk, undone } from '../../../testing/undo';

let server: TestServer;
let desk: UndoDesk;
beforeAll(async () => {
  server = await startTestServer();
  desk = new UndoDesk(server);
  await aConsignment(server);
});
afterEach(() => server.setNow(null));
afterAll(() => server.close());

const undo = (...asked: Parameters<UndoDesk['undo']>) => desk.undo(...asked);
const deletion = (...asked: Parameters<UndoDesk['deletion']>) => desk.deletion(...asked);
const read = (path: string) => desk.read(path);
const onManifest = () => desk.onManifest();
const withMovement = (uniqueId: string, key?: string) => desk.withMovement(uniqueId, key);
const expectRollupsToAgree = () => desk.expectRollupsToAgree();

describe('a movement', () => {
  test('is taken back, and put back, with the status that follows from it', async () => {
    const [{ uniqueId }, added, removed] = [await aConsignment(server), aKey(), aKey()];
    await withMovement(uniqueId, added);
    expect(await undo('addHistory', added, server.member)).toEqual(undone(1));
    expect(await read(`consignments/${uniqueId}`)).toMatchObject({ deliveryStatus: 1 });

    const { consignmentHistories } = await withMovement(uniqueId);
    await deletion(`consignments/${uniqueId}/histories/${consignmentHistories[0].uniqueId}`, removed);
    expect(await undo('deleteHistory', removed)).toEqual(undone(1));
    expect(await read(`consignments/${uniqueId}`)).toMatchObject({ deliveryStatus: 2 });
    await expectRollupsToAgree();
  });

  test('is not taken back once the consignment was changed or approved', async () => {
    const [{ uniqueId }, key] = [await aConsignment(server), aKey()];
    await withMovement(uniqueId, key);
    await withMovement(uniqueId);
    const changed = refusal('This record was changed by someone else');
    expect(await undo('addHistory', key, server.member)).toEqual(changed);

    const [approved, later] = [await aConsignment(server, { approved: true }), aKey()];
    await withMovement(approved.uniqueId, later);
    const { status, body } = await undo('addHistory', later, server.member);
    expect([status, body.errors]).toEqual([409, [expect.stringMatching(/locked/)]]);
  });
});

describe('a manifest', () => {
  const stateOf = async ({ uniqueId }: { uniqueId: string }) => {
    const { deliveryStatus, manifestId } = await read(`consignments/${uniqueId}`);
    return { deliveryStatus, manifestId };
  };

  test('is dispatched and undone through GraphQL', async () => {
    const [parcel, key] = [await onManifest(), aKey()];
    const create = `mutation($id: RecordRef!, $key: String) {
      createOutgoingManifest(input: { cargoId: 32, courierId: 35, consignmentIds: [$id] }, clientRequestId: $key) { uniqueId }
    }`;
    const { uniqueId } = (await server.member.graphql(create, { id: parcel.uniqueId, key })).data
      .createOutgoingManifest;
    expect(await stateOf(parcel)).toMatchObject({ deliveryStatus: 2 });
    const mutation = 'mutation { undo(input: { operation: "createOutgoingManifest" }) { done refused { message } } }';
    const { data } = await server.member.graphql(mutation, {}, keyed(key));
    expect(data).toEqual({ undo: { done: 1, refused: [] } });
    expect(await stateOf(parcel)).toEqual({ deliveryStatus: 1, manifestId: null });
    expect((await server.admin.rest('GET', `manifest/${uniqueId}`)).status).toBe(404);
    await expectRollupsToAgree();
  });

  test('that was deleted gets its consignments back, each in its own state', async () => {
    const parcels = [await onManifest(), await onManifest()] as const;
    const { uniqueId, id } = await aManifest(server, parcels);
    await withMovement(parcels[1].uniqueId, aKey());
    const before = await Promise.all(parcels.map(stateOf));
    const key = aKey();
    await deletion(`manifest/${uniqueId}`, key);
    expect(await Promise.all(parcels.map(stateOf))).toMatchObject([{ manifestId: null }, { manifestId: null }]);
    expect(await undo('deleteManifest', key)).toEqual(undone(1));
    expect(await Promise.all(parcels.map(stateOf))).toEqual(before);
    expect(before[0]?.manifestId).toBe(id);
    await expectRollupsToAgree();
  });

  test('that was deleted is not restored once one of its consignments is on another', async () => {
    const [parcel, key] = [await onManifest(), aKey()];
    await deletion(`manifest/${(await aManifest(server, [parcel])).uniqueId}`, key);
    await aManifest(server, [parcel]);
    expect(await undo('deleteManifest', key)).toEqual(refusal('This record was changed by someone else'));
  });

  test('loses what was put on it', async () => {
    const { uniqueId } = await aManifest(server, [await onManifest()]);
    const before = await read(`manifest/${uniqueId}`);
    const [parcels, key] = [[await onManifest(), await onManifest()] as const, aKey()];
    const body = { items: itemsOf(parcels), manifestId: uniqueId };
    await server.member.rest('POST', 'consignments/bulk/manifest', body, keyed(key));
    expect(await read(`manifest/${uniqueId}`)).toMatchObject({ totalConsignments: 3 });
    expect(await undo('bulkAssign', key, server.member)).toEqual(undone(2));
    const after = await read(`manifest/${uniqueId}`);
    expect(lasting(after)).toEqual(lasting(before));
    expect(JSON.parse(after.consignmentJson)).toHaveLength(1);
    await expectRollupsToAgree();
  });
});

describe('a bulk change', () => {
  test('is undone row by row; what was changed meanwhile is named and left', async () => {
    const rows = [await aConsignment(server), await aConsignment(server), await aConsignment(server)] as const;
    const delivered = await aConsignment(server, { delivered: true });
    const key = aKey();
    const body = { ...movement, items: itemsOf([...rows, delivered]) };
    await server.member.rest('POST', 'consignments/bulk/histories', body, keyed(key));
    await withMovement(rows[1].uniqueId);
    const changed = { awbNo: rows[1].awbNo, message: 'This record was changed by someone else' };
    expect(await undo('bulkAddHistory', key, server.member)).toEqual(undone(2, [changed]));
    expect(await undo('bulkAddHistory', key, server.member)).toEqual(undone(2, [changed]));
    const states = await Promise.all(rows.map(({ uniqueId }) => read(`consignments/${uniqueId}`)));
    expect(states.map(({ deliveryStatus }) => deliveryStatus)).toEqual([1, 2, 1]);
    await expectRollupsToAgree();
  });

  test('has the time since its end for all its rows', async () => {
    const [rows, key] = [[await aConsignment(server)], aKey()];
    await server.member.rest('POST', 'consignments/bulk/delete', { items: itemsOf(rows) }, keyed(key));
    server.setNow(new Date(Date.now() + 13_000));
    expect(await undo('bulkDelete', key, server.member)).toEqual(refusal('It is too late to undo this'));
    server.setNow(null);
    expect(await undo('bulkDelete', key, server.member)).toEqual(undone(1));
  });
});
