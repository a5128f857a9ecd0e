import { field, resolver } from '../../../core/operation/resolver';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';
import { GstPeriodPage } from './gstPeriod.list';
import { fileGstPeriod, gstPeriods, reopenGstPeriod } from './gstPeriod.service';

export const gstPeriodResolver = resolver(
  field(gstPeriods, GstPeriodPage, { description: 'Months whose GSTR-1 is or was filed.' }),
  field(fileGstPeriod, GstPeriod, {
    description: 'Records that GSTR-1 of a month is filed. From then on nothing that is dated in it changes.',
  }),
  field(reopenGstPeriod, GstPeriod, { description: 'Opens a filed month again. The reason is in the change log.' }),
);
