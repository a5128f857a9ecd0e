import { startTestServer } from '../../../testing/testServer';

test('everyone is told the settings that the web needs: time zone, invoice reading, home city', async () => {
  const server = await startTestServer({ timezone: 'Pacific/Auckland', invoiceReading: 'B' });
  const { data } = await server.nobody.graphql('{ company { timezone invoiceReading homeCityId } }');
  expect(data).toEqual({ company: { timezone: 'Pacific/Auckland', invoiceReading: 'B', homeCityId: 64 } });
  await server.close();
});
