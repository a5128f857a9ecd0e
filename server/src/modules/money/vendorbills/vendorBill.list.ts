import { Field, InputType } from 'type-graphql';
import { BillDecision, BillFinding, VendorBillStatus } from '../../../domain/vendorBills/enums';
import { Required } from '../../../domain/rules/rules';
import { atLeast, atMost, byReferences, byValues, path } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { VendorBill } from './vendorBill.entity';
import { VendorBillLine } from './vendorBillLine.entity';

@InputType()
export class VendorBillSearch extends ListInput {
  @Field(() => [RecordRef], { nullable: true })
  vendorId?: string[];

  @Field(() => [VendorBillStatus], { nullable: true })
  status?: VendorBillStatus[];

  @Field(() => DateOnly, { nullable: true, description: 'Bound of the last day for claims.' })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const VendorBillPage = pageOf(VendorBill, 'VendorBill');

export const vendorBillList: ListSpec<VendorBill, VendorBillSearch> = {
  entity: VendorBill,
  sort: ['billNo', 'billDate', 'total', 'claim', 'dueBy', 'status'],
  joinedSort: { vendor: { relation: 'vendor', column: 'name' } },
  sorting: { by: 'wholeTable', because: 'two bills a vendor and month' },
  defaultSort: ['billDate', 'DESC'],
  pageSize: 50,
  filters: {
    vendorId: byReferences('vendorId', Vendor),
    status: byValues('status'),
    fromDate: atLeast('dueBy'),
    toDate: atMost('dueBy'),
  },
};

@InputType()
export class VendorBillLineSearch extends ListInput {
  @Field(() => RecordRef, { nullable: true, description: 'The bill.' })
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => [BillFinding], { nullable: true })
  finding?: BillFinding[];

  @Field(() => [BillDecision], { nullable: true })
  decision?: BillDecision[];
}

export const VendorBillLinePage = pageOf(VendorBillLine, 'VendorBillLine');

export const vendorBillLineList: ListSpec<VendorBillLine, VendorBillLineSearch> = {
  entity: VendorBillLine,
  sort: ['rowNo', 'amount', 'claim'],
  sorting: { by: 'wholeTable', because: 'the lines of one bill' },
  defaultSort: ['rowNo', 'ASC'],
  pageSize: 5000,
  filters: {
    uniqueId: (query, value) => query.andWhere(`${path<VendorBillLine>('billId')} = :value`, { value: Number(value) }),
    finding: (query, values) =>
      query.andWhere(
        `(${values.map((_, at) => `r.findingNames LIKE :name${at}`).join(' OR ')})`,
        Object.fromEntries(values.map((name, at) => [`name${at}`, `%,${name},%`])),
      ),
    decision: byValues('decision'),
  },
};
