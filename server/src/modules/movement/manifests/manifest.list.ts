import { Field, InputType } from 'type-graphql';
import { searchDateRefusals } from '../../../domain/rules/dateRules';
import { ManifestType, PaymentStatus } from '../../../domain/bookings/enums';
import { MaxLength, Optional } from '../../../domain/rules/rules';
import { badInput, refuseInput } from '../../../core/operation/errors';
import { selectionOf, isSelected } from '../../../core/record/selection';
import { atLeast, atMost, byBranch, byReferences, byValues } from '../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { lowerCode, searchIn } from '../../../core/list/textSearch';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { Manifest } from './manifest.entity';

@InputType()
export class ManifestSearch extends BranchListInput {
  @Field(() => String, { nullable: true, description: 'Text contained in the manifest number, ignoring case.' })
  @MaxLength(30, 'Manifest number')
  @Optional()
  manifestId?: string;

  @Field(() => DateOnly, { nullable: true })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;

  @Field(() => [RecordRef], { nullable: true, description: 'The carrier (viaCargo).' })
  cargoId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  deliveryVendorId?: string[];

  @Field(() => [ManifestType], { nullable: true })
  type?: ManifestType[];

  @Field(() => [PaymentStatus], { nullable: true })
  payment?: PaymentStatus[];
}

export const ManifestPage = pageOf(Manifest, 'Manifest');

/** A snapshot may contain 5,000 consignments, so few are read at once. */
const maxSnapshots = 50;

export const manifestList: ListSpec<Manifest, ManifestSearch> = {
  entity: Manifest,
  sort: [
    'manifestId',
    'date',
    'type',
    'toPayAmount',
    'weight',
    'deliveryCharge',
    'totalConsignments',
    'payment',
    'toPayReceivedDate',
    'toPayReceivedAmount',
    'createdOn',
  ],
  joinedSort: {
    viaCargo: { relation: 'viaCargo', column: 'name' },
    bookingVendor: { relation: 'bookingVendor', column: 'name' },
    deliveryVendor: { relation: 'deliveryVendor', column: 'name' },
    bookingCity: { relation: 'bookingCity', column: 'name' },
    deliveryCity: { relation: 'deliveryCity', column: 'name' },
  },
  sorting: { by: 'wholeTable', because: 'some ten manifests a day' },
  defaultSort: ['date', 'DESC'],
  // The screen has no paging; its search is limited by dates.
  pageSize: 5000,
  filters: {
    manifestId: searchIn<Manifest>(lowerCode('manifestId')),
    fromDate: atLeast('date'),
    toDate: atMost('date'),
    cargoId: byReferences('viaCargoId', Vendor),
    deliveryVendorId: byReferences('deliveryVendorId', Vendor),
    type: byValues('type'),
    payment: byValues('payment'),
    branchId: byBranch,
  },
  check: (search, { today, fields }) => {
    refuseInput(searchDateRefusals(search, today()));
    const take = search.take ?? maxSnapshots + 1;
    if (isSelected(selectionOf(fields, 'rows'), 'consignmentJson') && take > maxSnapshots) {
      throw badInput(`take must be ${maxSnapshots} or less with consignmentJson`, 'take');
    }
  },
};
