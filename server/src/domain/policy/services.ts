import { formatDate, type DateOnly } from '../values/dates';
import { courier } from '../tax/services';
import { NounPolicy } from './nounPolicy';

export const servicesPolicy = new NounPolicy({
  actions: {
    services: 'services:read',
    saveService: 'services:write',
  },
  member: ['services:read'],
});

export const serviceRefusal = {
  courier: `${courier} has the SAC of the company and the rate of the setting gst.percent`,
  unknown: ({ name, day }: { name: string; day: DateOnly }): string =>
    `Service ${name} is not in the catalogue on ${formatDate(day)}`,
};
