import { Field, InputType } from 'type-graphql';
import { RateSide } from '../../../domain/rating/enums';
import { byReferences, byValues } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly, RecordRef } from '../../../core/record/scalars';
import { beginsWith } from '../../../core/list/textSearch';
import { Customer } from '../../parties/customers/customer.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { RateCard } from './rateCard.entity';
import { WeightRule } from './weightRule.entity';
import { ZoneScheme } from './zone.entity';

@InputType()
export class ZoneSchemeSearch extends ListInput {}

export const ZoneSchemePage = pageOf(ZoneScheme, 'ZoneScheme');

export const zoneSchemeList: ListSpec<ZoneScheme, ZoneSchemeSearch> = {
  entity: ZoneScheme,
  sort: ['name', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'a company has some schemes' },
  defaultSort: ['name', 'ASC'],
  pageSize: 100,
  filters: {},
};

@InputType()
export class WeightRuleSearch extends ListInput {}

export const WeightRulePage = pageOf(WeightRule, 'WeightRule');

export const weightRuleList: ListSpec<WeightRule, WeightRuleSearch> = {
  entity: WeightRule,
  sort: ['serviceType', 'divisor', 'createdOn'],
  joinedSort: { vendor: { relation: 'vendor', column: 'name' } },
  sorting: { by: 'wholeTable', because: 'two a vendor' },
  defaultSort: ['createdOn', 'ASC'],
  pageSize: 1000,
  filters: {},
};

@InputType()
export class RateCardSearch extends ListInput {
  @Field(() => String, { nullable: true, description: 'Prefix of the name, ignoring case and accents.' })
  name?: string;

  @Field(() => [RateSide], { nullable: true })
  side?: RateSide[];

  @Field(() => [RecordRef], { nullable: true })
  customerId?: string[];

  @Field(() => [RecordRef], { nullable: true })
  vendorId?: string[];

  @Field(() => DateOnly, { nullable: true, description: 'Cards that are valid on this date.' })
  validOn?: string;
}

export const RateCardPage = pageOf(RateCard, 'RateCard');

export const rateCardList: ListSpec<RateCard, RateCardSearch> = {
  entity: RateCard,
  sort: ['name', 'side', 'validFrom', 'validTo', 'createdOn'],
  joinedSort: {
    customer: { relation: 'customer', column: 'company' },
    vendor: { relation: 'vendor', column: 'name' },
  },
  sorting: { by: 'wholeTable', because: 'some hundred cards' },
  defaultSort: ['validFrom', 'DESC'],
  pageSize: 100,
  filters: {
    name: beginsWith<RateCard>('r.nameFolded'),
    side: byValues('side'),
    customerId: byReferences('customerId', Customer),
    vendorId: byReferences('vendorId', Vendor),
    validOn: (query, date) =>
      query.andWhere('r.validFrom <= :date AND (r.validTo IS NULL OR r.validTo >= :date)', { date }),
  },
};
