import { namesOf } from '../values/fields';

export const ratingLabels = {
  RateSide: { Customer: 'Customer', Vendor: 'Vendor' },
  ZoneRuleKind: {
    SameCity: 'Same city',
    CityPair: 'Between two cities',
    MetroToMetro: 'Metro to metro',
    SameState: 'Same state',
    ToPlaces: 'To places',
    FromOrToPlaces: 'From or to places',
    Any: 'Any',
  },
  SlabMode: { Flat: 'Flat', Additional: 'Additional', Whole: 'Whole' },
  AmountRounding: { Paisa: 'Paisa', Rupee: 'Rupee' },
  PricesInclude: { Nothing: 'Without GST', Gst: 'With GST' },
};

export const RateSide = namesOf(ratingLabels.RateSide);
export type RateSide = keyof typeof RateSide;

export const ZoneRuleKind = namesOf(ratingLabels.ZoneRuleKind);
export type ZoneRuleKind = keyof typeof ZoneRuleKind;

export const SlabMode = namesOf(ratingLabels.SlabMode);
export type SlabMode = keyof typeof SlabMode;

export const AmountRounding = namesOf(ratingLabels.AmountRounding);
export type AmountRounding = keyof typeof AmountRounding;

/** What the prices of a rate card have inside them. */
export const PricesInclude = namesOf(ratingLabels.PricesInclude);
export type PricesInclude = keyof typeof PricesInclude;
