import { addDays } from '../../../domain/values/dates';
import { refused } from '../../../testing/answers';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const today = () => server.app.clock.today();
const add = (given: Record<string, unknown> = {}) =>
  server.member.rest('POST', 'expenses', { date: today(), amount: 450.5, remark: 'Packing tape', ...given });

describe('expenses', () => {
  test('a member adds, changes and deletes an expense', async () => {
    const { data } = await server.member.graphql(
      'mutation($input: CreateExpenseInput!) { createExpense(input: $input) { uniqueId version date amount remark } }',
      { input: { date: today(), amount: 1250.75, remark: ' Diesel ' } },
    );
    expect(data.createExpense).toMatchObject({ version: 1, date: today(), amount: 1250.75, remark: 'Diesel' });
    const path = `expenses/${data.createExpense.uniqueId}`;
    const later = addDays(today(), 3);
    const moved = { date: later, amount: 1, remark: 'Diesel', version: 1 };
    expect((await server.member.rest('PUT', path, moved)).body.resultObject).toMatchObject({
      date: later,
      amount: 1,
      version: 2,
    });
    expect((await server.member.rest('PUT', path, { ...moved, amount: 2 })).status).toBe(409);
    expect((await server.member.rest('DELETE', path)).status).toBe(200);
    expect(await server.member.rest('PUT', path, { date: later, amount: 1, remark: 'Diesel' })).toMatchObject(
      refused(404, 'Expense not found'),
    );
  });

  test('remark, date and an amount of at least 1 are required, in that order', async () => {
    expect((await server.member.rest('POST', 'expenses', {})).body.errors).toEqual([
      'Please enter remark',
      'Please enter date',
      'Please enter amount',
    ]);
    for (const amount of [0, 0.99, -5]) expect((await add({ amount })).body.errors).toEqual(['Please enter amount']);
    expect((await add({ amount: 1 })).status).toBe(200);
    expect((await add({ amount: 1.005 })).status).toBe(400);
    expect((await add({ amount: 100_000_000 })).body.errors).toEqual(['Amount must be at most 9,99,99,999.99']);
  });

  test('a date before today cannot be set; one that stays is not asked', async () => {
    const past = ['Date cannot be before today'];
    expect((await add({ date: addDays(today(), -1) })).body.errors).toEqual(past);
    server.setNow(new Date(Date.now() - 48 * 3_600_000));
    const { uniqueId } = (await add()).body.resultObject;
    const was = today();
    server.setNow(null);
    const path = `expenses/${uniqueId}`;
    expect(
      (await server.member.rest('PUT', path, { date: was, amount: 500, remark: 'Corrected' })).body.resultObject,
    ).toMatchObject({ date: was, amount: 500 });
    expect(
      (await server.member.rest('PUT', path, { date: addDays(was, 1), amount: 500, remark: 'Moved' })).body.errors,
    ).toEqual(past);
  });

  test('the list is sorted by date, newest first, and by every other column', async () => {
    for (const days of [5, 9, 7]) await add({ date: addDays(today(), days) });
    const { body } = await server.member.rest('GET', 'expenses');
    const dates = body.resultObject.map((row: { date: string }) => row.date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(body.rowCount).toBe(dates.length);
    const cheapest = await server.member.rest('GET', 'expenses?sortBy=amount&sortOrder=ASC&take=1');
    expect(cheapest.body.resultObject).toHaveLength(1);
    expect((await server.nobody.rest('GET', 'expenses')).status).toBe(401);
  });
});
