import type { Sample } from '../../../testing/samples';

export const stateSample: Sample = {
  path: 'states',
  body: ({ number }) => ({ name: `State ${number}`, code: `S${number}` }),
};

export const citySample: Sample = {
  path: 'cities',
  body: ({ number }) => ({ name: `City ${number}`, pinCode: '400099', stateId: 1 }),
  fixed: ['stateId'],
};
