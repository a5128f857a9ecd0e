import { names } from '../values/fields';

export const RateSide = names('Customer', 'Vendor');
export type RateSide = keyof typeof RateSide;

export const ZoneRuleKind = names(
  'SameCity',
  'CityPair',
  'MetroToMetro',
  'SameState',
  'ToPlaces',
  'FromOrToPlaces',
  'Any',
);
export type ZoneRuleKind = keyof typeof ZoneRuleKind;

export const SlabMode = names('Flat', 'Additional', 'Whole');
export type SlabMode = keyof typeof SlabMode;

export const AmountRounding = names('Paisa', 'Rupee');
export type AmountRounding = keyof typeof AmountRounding;

/** What the prices of a rate card have inside them. */
export const PricesInclude = names('Nothing', 'Gst');
export type PricesInclude = keyof typeof PricesInclude;

export const ratingLabels = {
  RateSide: { Customer: 'Customer', Vendor: 'Vendor' } satisfies Record<RateSide, string>,
  ZoneRuleKind: {
    SameCity: 'Same city',
    CityPair: 'Between two cities',
    MetroToMetro: 'Metro to metro',
    SameState: 'Same state',
    ToPlaces: 'To places',
    FromOrToPlaces: 'From or to places',
    Any: 'Any',
  } satisfies Record<ZoneRuleKind, string>,
  SlabMode: { Flat: 'Flat', Additional: 'Additional', Whole: 'Whole' } satisfies Record<SlabMode, string>,
  AmountRounding: { Paisa: 'Paisa', Rupee: 'Rupee' } satisfies Record<AmountRounding, string>,
  PricesInclude: { Nothing: 'Without GST', Gst: 'With GST' } satisfies Record<PricesInclude, string>,
};
