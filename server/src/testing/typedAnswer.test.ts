import { buildAppSchema } from '../api/graphql/schema';
import { checkTypes } from './typedAnswer';

const schema = buildAppSchema();
const query = `query { page: consignments { rowCount rows { ...shown } } }
  fragment shown on Consignment { awbNo isVpp version deliveryStatus customerAmount ... on Consignment { uniqueId } }`;
const row = { awbNo: 'WC1', isVpp: false, version: 1, deliveryStatus: 'Booked', customerAmount: null, uniqueId: 'u' };
const check = (change: object) => () =>
  checkTypes(schema, query, { page: { rowCount: 1, rows: [{ ...row, ...change }] } });

describe('the check of answers', () => {
  test('takes what the schema promises', () => {
    expect(check({})).not.toThrow();
  });

  test.each([
    [{ isVpp: 1 }, 'query.page.rows.0.isVpp is no Boolean: 1'],
    [{ awbNo: 7 }, 'query.page.rows.0.awbNo is no String: 7'],
    [{ version: '1' }, 'query.page.rows.0.version is no Int: "1"'],
    [{ deliveryStatus: 'Lost' }, 'query.page.rows.0.deliveryStatus is no DeliveryStatus: "Lost"'],
    [{ customerAmount: '12.5' }, 'query.page.rows.0.customerAmount is no Money: "12.5"'],
    [{ uniqueId: null }, 'query.page.rows.0.uniqueId is null'],
  ])('refuses %j', (change, message) => {
    expect(check(change)).toThrow(message);
  });
});
