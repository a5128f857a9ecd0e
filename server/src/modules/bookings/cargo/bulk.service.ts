/** The operations of one cargo consignment, for up to 200 of them (`core/operation/bulk.ts`). */
import { Field, ObjectType } from 'type-graphql';
import { answered, asItem, BulkLine, eachRecord } from '../../../core/operation/bulk';
import { BulkInput } from '../../../core/record/record.inputs';
import { command } from '../../../core/operation/operation';
import { CargoConsignment } from './cargo.entity';
import { BulkPayCargoInput } from './cargo.inputs';
import { approveCargo, payCargo } from './cargo.service';

@ObjectType({ description: 'What became of one cargo consignment of a bulk change.' })
export class BulkCargo extends BulkLine {
  @Field(() => CargoConsignment, { nullable: true, description: 'As changed; null if it was refused.' })
  record?: CargoConsignment | null;
}

const cargo = { entity: CargoConsignment, name: 'awbNo', recordOf: (row: CargoConsignment) => row } as const;

export const bulkApproveCargo = command({
  action: 'bulkApproveCargo',
  input: BulkInput,
  prepare: (context, { items }) => eachRecord(context, items, { ...cargo, each: approveCargo, inputOf: asItem }),
  run: answered,
});

/** The delivery charge stays as it is. */
export const bulkPayCargo = command({
  action: 'bulkPayCargo',
  input: BulkPayCargoInput,
  prepare: (context, { items, paymentDate, isApproved }) =>
    eachRecord(context, items, {
      ...cargo,
      each: payCargo,
      inputOf: ({ uniqueId, version }) => ({
        uniqueId,
        version,
        paymentDate,
        paymentStatus: 'Paid' as const,
        isApproved,
      }),
    }),
  run: answered,
});
