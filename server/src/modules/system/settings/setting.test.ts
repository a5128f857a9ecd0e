import { settingKeys } from '../../../domain/datedSettings';
import { inTransaction } from '../../../db/write/transaction';
import { refused } from '../../../testing/answers';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { settingOn, settingsOn } from './settingValues';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = (key: string, body: object, client = server.admin) => client.rest('PUT', `settings/${key}`, body);

async function shown(key: string, on = server.app.clock.today()): Promise<Json> {
  const { body } = await server.member.rest('GET', `settings?on=${on}`);
  return body.resultObject.find((each: Json) => each.key === key);
}

const read = <T>(work: Parameters<typeof inTransaction<TestServer['app'], T>>[1]) => inTransaction(server.app, work);

describe('settings', () => {
  test('all of them have a value, without anybody having set one', async () => {
    const { body } = await server.member.rest('GET', 'settings');
    expect(body.resultObject.map(({ key }: Json) => key)).toEqual(settingKeys);
    expect(body.rowCount).toBe(settingKeys.length);
    expect(await shown('tds.percent')).toMatchObject({ value: '2.00', unit: 'percent', validFrom: null });
    expect(await shown('cash.dayLimit')).toMatchObject({ value: '200000.00', unit: 'rupees' });
    expect((await server.nobody.rest('GET', 'settings')).status).toBe(401);
  });

  test('the law of the day is in force: the section has changed on 1 April 2026', async () => {
    expect(await shown('tds.section', '2026-03-31')).toMatchObject({ value: '194C', validFrom: null });
    expect(await shown('tds.section', '2026-04-01')).toMatchObject({
      value: '393(1) Table 6(i)',
      validFrom: '2026-04-01',
    });
  });

  test('a value holds from its date until the next one', async () => {
    const first = await change('credit.graceDays', { validFrom: '2026-02-01', value: '20' });
    expect(first).toMatchObject({ status: 200, body: { resultObject: { value: '20', validFrom: '2026-02-01' } } });
    await change('credit.graceDays', { validFrom: '2099-01-01', value: '7' });
    const at = async (day: string) => (await shown('credit.graceDays', day)).value;
    expect([await at('2026-01-31'), await at('2026-02-01'), await at('2098-12-31'), await at('2099-01-01')]).toEqual([
      '15',
      '20',
      '20',
      '7',
    ]);
    expect((await shown('credit.graceDays')).values).toMatchObject([
      { value: '7', validFrom: '2099-01-01', changedBy: { firstName: 'Asha' } },
      { value: '20', validFrom: '2026-02-01', version: 1 },
      { value: '15', validFrom: null, uniqueId: null, changedBy: null },
    ]);
  });

  test('a value of the same date is changed, and a stale one refused', async () => {
    const body = { validFrom: '2026-05-01', value: '1,00,000' };
    expect((await change('credit.smallest', body)).body.resultObject.values[0]).toMatchObject({
      value: '100000.00',
      version: 1,
    });
    const next = await change('credit.smallest', { ...body, value: '250.5', version: 1 });
    expect(next.body.resultObject.values[0]).toMatchObject({ value: '250.50', version: 2 });
    const stale = refused(409, 'This record was changed by someone else');
    expect(await change('credit.smallest', { ...body, version: 1 })).toMatchObject(stale);
    expect(await change('credit.smallest', { ...body, validFrom: '2026-06-01', version: 1 })).toMatchObject(stale);
    const { uniqueId } = next.body.resultObject.values[0];
    const { data } = await server.admin.graphql(
      `{ changeLog(search: { entityName: "Setting", primaryKey: "${uniqueId}" }) { rows { propertyName oldValue newValue } } }`,
    );
    expect(data.changeLog.rows).toContainEqual({
      propertyName: 'value',
      oldValue: '100000.00',
      newValue: '250.50',
    });
  });

  test('two who set the same date at once do not overwrite each other', async () => {
    const answers = await Promise.all(
      ['5', '6', '7'].map((value) => change('credit.days', { validFrom: '2026-08-01', value })),
    );
    const { values } = await shown('credit.days');
    expect(values.filter(({ validFrom }: Json) => validFrom === '2026-08-01')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  test.each([
    ['tds.percent', { value: '2' }, 'Please enter valid from'],
    ['tds.percent', { validFrom: '2026-01-01' }, 'Please enter value'],
    ['tds.percent', { validFrom: '2026-01-01', value: 'two' }, 'Value must be a decimal number'],
    ['tds.percent', { validFrom: '2026-01-01', value: '10.01' }, 'Value must be from 0 to 10'],
    ['tds.percent', { validFrom: '2026-01-01', value: '1.005' }, 'Value must have at most 2 decimals'],
    ['credit.days', { validFrom: '2026-01-01', value: '-1' }, 'Value must be from 0 to 3650'],
    ['tds.section', { validFrom: '2026-01-01', value: 'x'.repeat(41) }, 'Value must have at most 40 characters'],
    ['tds.name', { validFrom: '2026-01-01', value: '1' }, 'There is no such setting'],
  ])('%s is not %j', async (key, body, message) => {
    expect(await change(key, body)).toMatchObject(refused(400, message));
  });

  test('a date and a number of days may be none', async () => {
    expect(await shown('einvoice.from')).toMatchObject({ value: 'None', unit: 'date' });
    expect(await shown('einvoice.withinDays')).toMatchObject({ value: '30', unit: 'days' });
    await change('einvoice.from', { validFrom: '2026-01-01', value: ' 2026-04-01 ' });
    await change('einvoice.withinDays', { validFrom: '2026-01-01', value: 'none' });
    expect(await read((db) => settingsOn(db, ['einvoice.from', 'einvoice.withinDays'], '2026-02-01'))).toEqual({
      'einvoice.from': '2026-04-01',
      'einvoice.withinDays': null,
    });
    expect((await shown('einvoice.withinDays')).value).toBe('None');
    const wrong = { validFrom: '2026-01-01', value: '1 April', version: 1 };
    const message = 'Value must be a date (YYYY-MM-DD) or None';
    expect(await change('einvoice.from', wrong)).toMatchObject(refused(400, message));
  });

  test('a member reads them and changes none', async () => {
    const body = { validFrom: '2026-01-01', value: '1' };
    expect(await change('tds.percent', body, server.member)).toMatchObject(refused(403, 'You are not authorized'));
    expect((await change('tds.percent', body, server.nobody)).status).toBe(401);
  });

  test('other modules read the values of a day by name, in paise, days and hundredths of a percent', async () => {
    await change('gst.percent', { validFrom: '2027-04-01', value: '12.5' });
    expect(await read((db) => settingsOn(db, ['gst.percent', 'tds.section', 'cash.dayLimit'], '2026-03-31'))).toEqual({
      'gst.percent': 1800,
      'tds.section': '194C',
      'cash.dayLimit': 2_00_000_00,
    });
    expect(await read((db) => settingOn(db, 'gst.percent', '2027-04-01'))).toBe(1250);
  });
});
