import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { CourierDueAgeing, courierDueAgeing } from './courierAgeing.service';
import { CourierRemittance } from './courierDue.entity';
import { CourierDuePage, CourierRemittancePage } from './courierDue.list';
import {
  courierDues,
  courierRemittance,
  courierRemittances,
  recordCourierRemittance,
  reverseCourierRemittance,
} from './courierDue.service';

export const courierDueResolver = resolver(
  field(courierDueAgeing, CourierDueAgeing, { description: 'What each courier owes of what it collected for us.' }),
  field(courierDues, CourierDuePage),
  field(courierRemittances, CourierRemittancePage),
  field(courierRemittance, CourierRemittance),
  keyedField(recordCourierRemittance, CourierRemittance, {
    description: 'To-pay consignments of which all is handed over are paid on its day.',
  }),
  field(reverseCourierRemittance, CourierRemittance, {
    description: 'Its consignments are due again, and to-pay ones that it paid are pending.',
  }),
);
