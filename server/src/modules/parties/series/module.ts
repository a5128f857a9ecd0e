import { defineModule } from '../../../core/module/module';
import { codeRefusal } from './collisions';
import { NumberSeries } from './numberSeries.entity';
import { numberSeriesResolver } from './numberSeries.resolver';
import { numberSeriesRoutes } from './numberSeries.rest';

export const series = defineModule({
  hooks: { codeRefusal },
  records: {
    NumberSeries: {
      entity: NumberSeries,
      listedBy: 'numberSeries',
      visible: 'all',
      nameColumns: ['kind', 'pattern'],
      cachedColumns: ['kind', 'pattern', 'validFrom'],
      cachedWhole: true,
    },
  },
  resolvers: [numberSeriesResolver],
  routes: numberSeriesRoutes,
});
