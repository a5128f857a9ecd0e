import { addDays } from '../../../domain/values/dates';
import { aCargo, aConsignment } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const day = '2024-06-15';
const yesterday = '2024-06-14';

interface Card {
  title: string;
  unit: string;
  today: number;
  yesterday: number;
  month: number;
  total: number;
}

async function cards(date: string): Promise<Map<string, Card>> {
  const { body } = await server.member.rest('GET', `dashboard/summary?date=${date}`);
  return new Map(body.resultObject.map((card: Card) => [card.title, card]));
}

const figures = (card: Card | undefined) => card && [card.today, card.yesterday, card.month, card.total];

async function moved(bookingDate: string, deliveryStatus: number) {
  const { uniqueId } = await aConsignment(server, {}, { bookingDate });
  const movement = { action: 'Moved', city: 'Pune', deliveryStatus };
  await server.member.rest('POST', `consignments/${uniqueId}/histories`, movement);
}

describe('Consignment Summary', () => {
  beforeAll(async () => {
    await aConsignment(server, {}, { bookingDate: day, chargeableWeight: 2.755, customerAmount: 99.95 });
    await aConsignment(server, {}, { bookingDate: day, customerAmount: null });
    await moved(yesterday, 3);
    await moved('2024-06-01', 2);
    await moved('2024-06-01', 7);
    await moved('2024-05-31', 4);
    await aConsignment(server, {}, { bookingDate: '2024-06-16' });
    const dropped = await aConsignment(server, {}, { bookingDate: day });
    await server.member.rest('DELETE', `consignments/${dropped.uniqueId}`);
    for (const bookingDate of [day, day, '2024-06-02', '2024-05-01', '2024-06-16']) {
      await aCargo(server, {}, { bookingDate });
    }
    const gone = await aCargo(server, {}, { bookingDate: day });
    await server.member.rest('DELETE', `consignment/cargo/${gone.uniqueId}`);
  });

  test('counts by booking date: the day, the day before, the month to date and all until then', async () => {
    const shown = await cards(day);
    expect([...shown.keys()]).toEqual([
      'Total Bookings',
      'Delivered',
      'In Transit',
      'Out For Delivery',
      'Returned',
      'Pending',
      'Cargo Bookings',
      'Weight (Kg)',
      'Amount',
    ]);
    expect(figures(shown.get('Total Bookings'))).toEqual([2, 1, 5, 6]);
    expect(figures(shown.get('Delivered'))).toEqual([0, 1, 1, 1]);
    expect(figures(shown.get('In Transit'))).toEqual([0, 0, 1, 1]);
    expect(figures(shown.get('Out For Delivery'))).toEqual([0, 0, 1, 1]);
    expect(figures(shown.get('Returned'))).toEqual([0, 0, 0, 1]);
    expect(figures(shown.get('Pending'))).toEqual([2, 0, 4, 4]);
    expect(figures(shown.get('Cargo Bookings'))).toEqual([2, 0, 3, 4]);
  });

  test('weighs in kilograms, counts money in rupees, and a missing amount as none', async () => {
    const shown = await cards(day);
    expect(shown.get('Total Bookings')?.unit).toBe('Count');
    expect(shown.get('Weight (Kg)')).toMatchObject({
      unit: 'Kg',
      today: 4.255,
      yesterday: 1.5,
      month: 8.755,
      total: 10.255,
    });
    expect(shown.get('Amount')).toMatchObject({
      unit: 'Rupees',
      today: 99.95,
      yesterday: 120.5,
      month: 461.45,
      total: 581.95,
    });
  });

  test('without a date it is today; a month begins with its first day', async () => {
    await aConsignment(server);
    const today = server.app.clock.today();
    const { data } = await server.member.graphql('{ dashboardSummary { title unit today yesterday month total } }');
    expect(data.dashboardSummary[0]).toEqual((await cards(today)).get('Total Bookings'));
    expect(data.dashboardSummary[0]).toMatchObject({ title: 'Total Bookings', today: 1, total: 8 });
    expect(figures((await cards('2024-06-01')).get('Total Bookings'))).toEqual([2, 1, 2, 3]);
    expect(figures((await cards('2023-01-01')).get('Amount'))).toEqual([0, 0, 0, 0]);
  });

  test('a date that is none, or before all bookings, is refused', async () => {
    for (const date of ['2024-06-31', 'yesterday', '1000-01-01']) {
      expect((await server.member.rest('GET', `dashboard/summary?date=${date}`)).status).toBe(400);
    }
    expect((await server.nobody.rest('GET', 'dashboard/summary')).status).toBe(401);
  });

  test('the trend has thirty days, those without bookings included', async () => {
    const trend = 'query($date: DateOnly) { bookingTrend(search: { date: $date }) { day bookings amount } }';
    const { data } = await server.member.graphql(trend, { date: day });
    expect(data.bookingTrend).toHaveLength(30);
    expect(data.bookingTrend[0]).toEqual({ day: addDays(day, -29), bookings: 0, amount: 0 });
    expect(data.bookingTrend.slice(-3)).toEqual([
      { day: '2024-06-13', bookings: 0, amount: 0 },
      { day: yesterday, bookings: 1, amount: 120.5 },
      { day, bookings: 2, amount: 99.95 },
    ]);
    expect((await server.nobody.graphql(trend)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
