import { one, route } from '../../../core/module/route';
import { salesRegister } from './salesRegister.service';
import { SalesRegister } from './salesRegister.type';

export const salesRegisterRoutes = [
  route('GET', 'gst/salesregister', {
    run: salesRegister,
    answer: one(SalesRegister, { with: { rows: 'all', total: 'all', others: 'all' } }),
  }),
];
