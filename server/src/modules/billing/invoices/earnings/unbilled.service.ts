/** The consignments of a month on which something is earned that stands on no document. */
import { Field, InputType } from 'type-graphql';
import { EarningKind } from '../../../../domain/billing/enums';
import { lastOfMonth } from '../../../../domain/values/dates';
import { PaymentMode } from '../../../../domain/bookings/enums';
import { byBranch, byReferences, byValues } from '../../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../../core/list/list';
import { listQuery } from '../../../../core/operation/reads';
import { RecordRef } from '../../../../core/record/scalars';
import { Consignment } from '../../../bookings/consignments/consignment.entity';
import { Customer } from '../../../parties/customers/customer.entity';
import { BookingMonth } from '../bookingMonth';

@InputType()
export class UnbilledEarningsSearch extends BranchListInput {
  @BookingMonth()
  month: string;

  @Field(() => [EarningKind], {
    nullable: true,
    description: 'Something of one of these is unbilled. Default: of any.',
  })
  kind?: EarningKind[];

  @Field(() => [PaymentMode], { nullable: true })
  paymentMode?: PaymentMode[];

  @Field(() => [RecordRef], { nullable: true })
  senderId?: string[];
}

export const UnbilledEarningPage = pageOf(Consignment, 'UnbilledEarning');

const isUnbilled = {
  Freight: 'r.invoiceId IS NULL AND r.customerAmount > 0',
  VppCommission: 'r.commissionBillId IS NULL AND r.vppCommission > 0',
  InsuranceCommission: 'r.commissionBillId IS NULL AND r.insuranceCommission > 0',
  // Of consignments alone; cargo is listed by `cargoConsignments`.
  Cargo: 'r.id IS NULL',
} as const satisfies Record<EarningKind, string>;

const anyOf = (kinds: readonly EarningKind[]) => kinds.map((kind) => `(${isUnbilled[kind]})`).join(' OR ');
const allKinds: readonly EarningKind[] = ['Freight', 'VppCommission', 'InsuranceCommission'];

export const unbilledList: ListSpec<Consignment, UnbilledEarningsSearch> = {
  entity: Consignment,
  sort: ['bookingDate', 'awbNo', 'receiver', 'paymentMode', 'customerAmount'],
  sortAs: { awbNo: 'liveAwbNo', receiver: 'receiverFolded' },
  joinedSort: { sender: { relation: 'sender', column: 'company' } },
  sorting: { by: 'wholeTable', because: 'of the bookings of one month, which an index has in one range' },
  defaultSort: ['bookingDate', 'DESC'],
  pageSize: 50,
  filters: {
    month: (query, month) =>
      query.andWhere(`r.bookingDate BETWEEN :first AND :last AND (${anyOf(allKinds)})`, {
        first: `${month}-01`,
        last: lastOfMonth(`${month}-01`),
      }),
    kind: (query, kinds) => query.andWhere(`(${anyOf(kinds)})`),
    paymentMode: byValues('paymentMode'),
    senderId: byReferences('senderId', Customer),
    branchId: byBranch,
  },
};

export const unbilledEarnings = listQuery('unbilledEarnings', UnbilledEarningsSearch, unbilledList);
