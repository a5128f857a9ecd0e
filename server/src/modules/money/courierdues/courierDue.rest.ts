import { one, route, rows, type Answer } from '../../../core/module/route';
import { CourierDueAgeing, courierDueAgeing } from './courierAgeing.service';
import { CourierDue, CourierRemittance } from './courierDue.entity';
import {
  courierDues,
  courierRemittance,
  courierRemittances,
  recordCourierRemittance,
  reverseCourierRemittance,
} from './courierDue.service';

const vendor = ['id', 'uniqueId', 'name'] as const;
const consignment = ['uniqueId', 'awbNo', 'receiver'] as const;

const remittanceAnswer: Answer<CourierRemittance> = one(CourierRemittance, {
  with: { vendor, lines: { only: ['consignmentId', 'amount', 'openAmount'], with: { consignment } } },
});

export const courierDueRoutes = [
  route('GET', 'courierdues', { run: courierDues, answer: rows(CourierDue, { with: { vendor, consignment } }) }),
  route('GET', 'courierdues/ageing', {
    run: courierDueAgeing,
    answer: one(CourierDueAgeing, { with: { rows: 'all', total: 'all' } }),
  }),
  route('GET', 'courierdues/remittances', {
    run: courierRemittances,
    answer: rows(CourierRemittance, { with: { vendor } }),
  }),
  route('POST', 'courierdues/remittances', { run: recordCourierRemittance, answer: remittanceAnswer }),
  route('GET', 'courierdues/remittances/:uniqueId', { run: courierRemittance, answer: remittanceAnswer }),
  route('PUT', 'courierdues/remittances/:uniqueId/reverse', {
    run: reverseCourierRemittance,
    answer: remittanceAnswer,
  }),
];
