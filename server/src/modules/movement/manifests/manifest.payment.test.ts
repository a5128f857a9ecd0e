import { refused } from '../../../testing/answers';
import { aManifest, anIncomingManifest, anOwnConsignment } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('manifest payment', () => {
  const toPay = async () => aManifest(server, [await anOwnConsignment(server, { paymentMode: 3 })]);
  const payment = (given: Record<string, unknown> = {}) => ({
    toPayReceivedDate: server.app.clock.today(),
    toPayReceivedAmount: 100,
    ...given,
  });

  test('is taken once, at most what is due', async () => {
    const manifest = await toPay();
    const path = `manifest/${manifest.uniqueId}`;
    const errorsOf = async (body: Record<string, unknown>) => (await server.member.rest('PUT', path, body)).body.errors;
    expect(await errorsOf({})).toEqual(['Please Select ToPay Received Date', 'Please Enter ToPay Received Amount']);
    expect(await errorsOf(payment({ toPayReceivedAmount: 0 }))).toEqual(['Please Enter ToPay Received Amount']);
    expect(await errorsOf(payment({ toPayReceivedAmount: 120.51 }))).toEqual([
      'ToPay Received Amount cannot be more than the ToPay Amount',
    ]);
    expect(await errorsOf(payment({ toPayReceivedDate: '2999-01-01' }))).toEqual([
      'ToPay Received Date cannot be in the future',
    ]);
    expect(await errorsOf(payment({ toPayReceivedDate: '2024-01-01' }))).toEqual([
      'ToPay Received Date cannot be before the Manifest Date',
    ]);
    const paid = await server.member.rest('PUT', path, payment());
    expect(paid).toMatchObject({ status: 200, body: { resultObject: { payment: 2, ...payment() } } });
    expect(await server.member.rest('PUT', path, payment())).toMatchObject(refused(409, 'Manifest is already paid'));
    expect(await server.member.rest('DELETE', path)).toMatchObject(refused(409, 'A paid manifest cannot be deleted'));
  });

  test('is not for incoming manifests, nor where nothing is due', async () => {
    const incoming = await anIncomingManifest(server, { toPayAmount: 500 });
    expect(await server.member.rest('PUT', `manifest/${incoming.uniqueId}`, payment())).toMatchObject(
      refused(409, 'Only outgoing manifests have a payment'),
    );
    const free = await aManifest(server, [await anOwnConsignment(server)]);
    expect(await server.member.rest('PUT', `manifest/${free.uniqueId}`, payment())).toMatchObject(
      refused(409, 'Manifest has no ToPay amount'),
    );
  });

  test('two payments at once: one is taken', async () => {
    const manifest = await toPay();
    const answers = await Promise.all(
      [1, 2].map(() => server.member.rest('PUT', `manifest/${manifest.uniqueId}`, payment())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
