import { defineModule } from '../../../core/module/module';
import { isFiledBetween } from './filedMonth';
import { GstPeriod } from './gstPeriod.entity';

export const periods = defineModule({
  hooks: { isFiledBetween },
  records: { GstPeriod: { entity: GstPeriod, listedBy: 'gstPeriods', visible: 'all', nameColumns: ['month'] } },
});
