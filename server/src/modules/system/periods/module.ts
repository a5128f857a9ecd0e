import { defineModule } from '../../../core/module/module';
import { closedDay, isFiledBetween, isFiledUnder } from './filedMonth';
import { GstPeriod } from './gstPeriod.entity';

export const periods = defineModule({
  hooks: { closedDay, isFiledBetween, isFiledUnder },
  records: { GstPeriod: { entity: GstPeriod, listedBy: 'gstPeriods', visible: 'all', nameColumns: ['month'] } },
});
