import type { QueryRunner } from 'typeorm';
import { replaceIndex } from '../../../db/migrations/index.v1';
import type { Migration } from '../../../db/migrations/migration.v1';

const before = ['invoice_id'];
const after = ['invoice_id', 'sender_id', 'deleted_on'];

/** Whether a customer has a booking without invoice is one row of an index. */
export class UnbilledIndex1796600000000 implements Migration {
  readonly kind = 'expand';

  up(runner: QueryRunner): Promise<void> {
    return replaceIndex(runner, 'consignment', before, after);
  }

  down(runner: QueryRunner): Promise<void> {
    return replaceIndex(runner, 'consignment', after, before);
  }
}
