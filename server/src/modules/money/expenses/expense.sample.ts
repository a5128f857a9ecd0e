import type { Sample } from '../../../testing/samples';

export const expenseSample: Sample = {
  path: 'expenses',
  body: ({ today, number }) => ({ date: today, amount: 450.5, remark: `Packing tape ${number}` }),
};
