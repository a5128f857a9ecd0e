import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Consignment } from '../../modules/bookings/consignments/consignment.entity';
import { atLeast, atMost, FilterQuery, type FilterContext } from './filters';

/** What the filters add to a query: its conditions, and its parameters in their one namespace. */
function recorded() {
  const conditions: string[] = [];
  const parameters: ObjectLiteral = {};
  const andWhere = (condition: string, values: ObjectLiteral) => {
    conditions.push(condition);
    Object.assign(parameters, values);
  };
  const query = { andWhere } as unknown as SelectQueryBuilder<Consignment>;
  return { conditions, parameters, of: (filter: string) => new FilterQuery(query, filter) };
}
const context = {} as FilterContext<unknown>;

describe('the parameters of two filters', () => {
  test('do not replace each other where they have one name', () => {
    const { conditions, parameters, of } = recorded();
    atLeast<Consignment>('vendorAmount')(of('from'), 5, context);
    atMost<Consignment>('vendorAmount')(of('to'), 9, context);
    of('ids').andWhere("r.id IN (:...ids) AND r.remark LIKE :text ESCAPE '!'", { ids: [1], text: 'a:text%' });
    expect(conditions).toEqual([
      'r.vendorAmount >= :from_value',
      'r.vendorAmount <= :to_value',
      "r.id IN (:...ids_ids) AND r.remark LIKE :ids_text ESCAPE '!'",
    ]);
    expect(parameters).toEqual({ from_value: 5, to_value: 9, ids_ids: [1], ids_text: 'a:text%' });
  });

  test('must all be given', () => {
    const { of } = recorded();
    expect(() => of('awbNo').andWhere('r.awbNo = :awb', { awbNo: 'A' })).toThrow(
      'The filter awbNo gives no parameter awb',
    );
  });
});
