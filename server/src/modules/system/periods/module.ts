import { defineModule } from '../../../core/module/module';
import { GstPeriod } from './gstPeriod.entity';

export const periods = defineModule({
  records: { GstPeriod: { entity: GstPeriod, listedBy: 'gstPeriods', visible: 'all', nameColumns: ['month'] } },
});
