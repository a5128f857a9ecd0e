/** The demo shows proof of its deliveries. */
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
});
afterAll(() => server.close());

test('deliveries of the demo have a photo, a signature or both, which are there', async () => {
  const closed = (await server.member.rest('GET', 'runsheets?status=4')).body.resultObject;
  expect(closed).toHaveLength(4);
  const { body } = await server.member.rest('GET', `runsheets/${closed[0].uniqueId}`);
  const proofs = [];
  for (const { consignment } of body.resultObject.lines)
    proofs.push((await server.member.rest('GET', `consignments/${consignment.uniqueId}/pod`)).body.resultObject[0]);
  const isPicture = (url: string | null) => url?.startsWith('data:image/jpeg;base64,') ?? false;
  expect(proofs.map(({ photo, signature }: Json) => [isPicture(photo), isPicture(signature)])).toEqual([
    ...[
      [true, false],
      [false, true],
      [true, true],
    ],
    ...[
      [true, false],
      [false, true],
      [true, true],
    ],
  ]);
});
