import type { QueryRunner } from 'typeorm';
import { replaceIndex } from '../../../db/migrations/index.v1';
import type { Migration } from '../../../db/migrations/migration.v1';

const documents = ['invoice_id', 'commission_bill_id'];
const earned = ['customer_amount', 'vpp_commission', 'insurance_commission'];
const before = ['deleted_on', 'booking_date', 'id', ...documents, ...earned];
const after = ['deleted_on', 'booking_date', 'id', 'branch_id', ...documents, ...earned];

/** What each branch has earned in a month is one range of the index of earnings. */
export class EarningsByBranch1797000000000 implements Migration {
  readonly kind = 'expand';

  up(runner: QueryRunner): Promise<void> {
    return replaceIndex(runner, 'consignment', before, after);
  }

  down(runner: QueryRunner): Promise<void> {
    return replaceIndex(runner, 'consignment', after, before);
  }
}
