/** The operations of one consignment, for up to 200 of them (`core/operation/bulk.ts`). */
import { Field, ObjectType } from 'type-graphql';
import { answered, asItem, BulkLine, eachRecord } from '../../../core/operation/bulk';
import { BulkInput } from '../../../core/record/record.inputs';
import { command } from '../../../core/operation/operation';
import { Consignment } from './consignment.entity';
import { BulkPayInput } from './consignment.inputs';
import { approveConsignment, deleteConsignment, payConsignment } from './consignment.service';
import { BulkAddHistoryInput } from './history.inputs';
import { addHistory } from './history.service';
import { trackConsignment, type TrackingResult } from './tracking.service';

@ObjectType({ description: 'What became of one consignment of a bulk change.' })
export class BulkConsignment extends BulkLine {
  @Field(() => Consignment, { nullable: true, description: 'As changed; null if it was refused.' })
  record?: Consignment | null;
}

const itself = (consignment: Consignment) => consignment;
const consignments = { entity: Consignment, name: 'awbNo', recordOf: itself } as const;

export const bulkAddHistory = command({
  action: 'bulkAddHistory',
  input: BulkAddHistoryInput,
  undo: { each: addHistory },
  prepare: (context, { items, ...movement }) =>
    eachRecord(context, items, {
      ...consignments,
      each: addHistory,
      inputOf: ({ uniqueId, version }) => ({ ...movement, uniqueId, version }),
    }),
  run: answered,
});

export const bulkDelete = command({
  action: 'bulkDelete',
  input: BulkInput,
  undo: { each: deleteConsignment },
  prepare: (context, { items }) =>
    eachRecord(context, items, { ...consignments, each: deleteConsignment, inputOf: asItem }),
  run: answered,
});

export const bulkTrack = command({
  action: 'bulkTrack',
  input: BulkInput,
  prepare: (context, { items }) =>
    eachRecord(context, items, {
      ...consignments,
      each: trackConsignment,
      inputOf: asItem,
      recordOf: ({ consignment }: TrackingResult) => consignment,
      fieldsOf: (consignment) => ({ consignment }),
    }),
  run: answered,
});

export const bulkApprove = command({
  action: 'bulkApprove',
  input: BulkInput,
  prepare: (context, { items }) =>
    eachRecord(context, items, { ...consignments, each: approveConsignment, inputOf: asItem }),
  run: answered,
});

/** The amounts stay as they were read; a row without a customer amount is refused by the payment's own rule. */
export const bulkPay = command({
  action: 'bulkPay',
  input: BulkPayInput,
  prepare: (context, { items, paymentReceivedDate, isApproved }) =>
    eachRecord(context, items, {
      ...consignments,
      columns: ['customerAmount', 'vendorAmount'],
      each: payConsignment,
      inputOf: ({ uniqueId, version }, row) => ({
        uniqueId,
        version: version ?? row?.version,
        customerAmount: row?.customerAmount ?? 0,
        vendorAmount: row?.vendorAmount ?? 0,
        paymentReceivedDate,
        paymentStatus: 'Paid' as const,
        isApproved,
      }),
    }),
  run: answered,
});
