import { formatDate, type DateOnly } from '../values/dates';
import { courier } from '../tax/services';
import { NounPolicy } from './nounPolicy';

export const servicesPolicy = new NounPolicy({
  group: 'Settings',
  actions: {
    services: 'services:read',
    saveService: 'services:write',
  },
  permissions: {
    'services:read': { label: 'See the services and their tax', kind: 'read', member: true },
    'services:write': { label: 'Change the services and their tax', kind: 'admin', member: false },
  },
});

export const serviceRefusal = {
  courier: `${courier} has the SAC of the company and the rate of the setting gst.percent`,
  unknown: ({ name, day }: { name: string; day: DateOnly }): string =>
    `Service ${name} is not in the catalogue on ${formatDate(day)}`,
};
