import { defineModule } from '../../../core/module/module';
import { closedDay, isFiledBetween } from './filedMonth';
import { GstPeriod } from './gstPeriod.entity';

export const periods = defineModule({
  hooks: { closedDay, isFiledBetween },
  records: { GstPeriod: { entity: GstPeriod, listedBy: 'gstPeriods', visible: 'all', nameColumns: ['month'] } },
});
