import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { Service } from './service.entity';
import { ServicePage } from './service.list';
import { saveService, services } from './service.service';

export const serviceResolver = resolver(
  field(services, ServicePage, {
    description: 'The catalogue of services, an entry for each day from which one holds.',
  }),
  keyedField(saveService, Service),
);
