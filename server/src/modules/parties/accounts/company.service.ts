import { company as profile } from '../../../company';
import { NoInput, query } from '../../../core/operation/operation';

export const company = query({
  action: 'company',
  input: NoInput,
  run: async ({ app: { config } }) => ({
    ...profile,
    timezone: config.timezone,
    invoiceReading: config.invoiceReading,
  }),
});
