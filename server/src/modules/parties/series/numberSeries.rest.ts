import { one, route, rows } from '../../../core/module/route';
import { numberSeries, saveNumberSeries } from './numberSeries.service';
import { SeriesInForce } from './numberSeries.type';

export const numberSeriesRoutes = [
  route('GET', 'numberseries', { run: numberSeries, answer: rows(SeriesInForce) }),
  route('POST', 'numberseries', { run: saveNumberSeries, answer: one(SeriesInForce) }),
  route('PUT', 'numberseries/:uniqueId', { run: saveNumberSeries, answer: one(SeriesInForce) }),
];
