import { one, route, rows } from '../../../core/module/route';
import { Service } from './service.entity';
import { saveService, services } from './service.service';

export const serviceRoutes = [
  route('GET', 'services', { run: services, answer: rows(Service) }),
  route('PUT', 'services', { run: saveService, answer: one(Service) }),
];
