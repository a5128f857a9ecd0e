import { NounPolicy } from './nounPolicy';

export const scanningPolicy = new NounPolicy({
  actions: {
    findAwb: 'awb:find',
  },
  member: ['awb:find'],
});
