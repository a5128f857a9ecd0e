import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { numberSeries, saveNumberSeries } from './numberSeries.service';
import { SeriesInForce, SeriesInForcePage } from './numberSeries.type';

export const numberSeriesResolver = resolver(
  field(numberSeries, SeriesInForcePage, {
    description: 'Of this financial year and of later ones, with the next number of each.',
  }),
  keyedField(saveNumberSeries, SeriesInForce),
);
