import { one, route, rows } from '../../../core/module/route';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';
import { fileGstPeriod, gstPeriods, reopenGstPeriod } from './gstPeriod.service';

export const gstPeriodRoutes = [
  route('GET', 'gst/periods', { run: gstPeriods, answer: rows(GstPeriod) }),
  route('PUT', 'gst/periods/:month', { run: fileGstPeriod, answer: one(GstPeriod) }),
  route('PUT', 'gst/periods/:month/reopen', { run: reopenGstPeriod, answer: one(GstPeriod) }),
];
