/** Values of the card's form: rupees, kilograms, percent, references with names. */
import type { AmountRounding, PricesInclude, RateSide } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companyToday';
import type { CreateRateCardInput, RateCardRowFragment } from '../../graphql.generated';
import { none, valuesFrom, type ValuesFor, type WithFields } from '../../ui/form/formValues';
import type { Suggestion } from '../../ui/input/RemoteSelect';

const nothing = {
  name: '',
  side: 'Customer' as RateSide | null,
  vendorId: none<Suggestion>(),
  customerId: none<Suggestion>(),
  schemeId: none<number>(),
  validFrom: none<string>(),
  validTo: none<string>(),
  divisor: none<number>(),
  minAirWeight: none<number>(),
  minSurfaceWeight: none<number>(),
  roundAirWeight: none<number>(),
  roundSurfaceWeight: none<number>(),
  minimumCharge: none<number>(),
  fuelPercent: none<number>(),
  docketCharge: none<number>(),
  discountPercent: none<number>(),
  vppPercent: none<number>(),
  vppMinimum: none<number>(),
  insurancePercent: none<number>(),
  insuranceMinimum: none<number>(),
  pricesInclude: none<PricesInclude>(),
  roundTo: 'Paisa' as AmountRounding | null,
} satisfies ValuesFor<CreateRateCardInput, never>;

export type RateCardValues = typeof nothing;

/** A new card begins today. A company mostly has one zone scheme. */
export const newCard = (schemeId: number | null): RateCardValues => ({
  ...nothing,
  pricesInclude: 'Nothing',
  schemeId,
  validFrom: companyToday(),
});

export const valuesOf = (card: RateCardRowFragment): RateCardValues =>
  valuesFrom(nothing, card, {
    vendorId: card.vendor ? { id: card.vendor.id, name: card.vendor.name } : null,
    customerId: card.customer ? { id: card.customer.id, name: card.customer.company } : null,
    schemeId: card.scheme?.id ?? null,
  });

/** A vendor's card has no customer. */
export const cardOf = ({ vendorId, customerId, ...same }: RateCardValues): WithFields<CreateRateCardInput> => ({
  ...same,
  vendorId: vendorId?.id ?? null,
  customerId: same.side === 'Vendor' ? null : (customerId?.id ?? null),
});
