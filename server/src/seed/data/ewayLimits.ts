import { states } from './states';

/** States within which goods of up to 1,00,000 move without an e-way bill; the migration has the 50,000 of all others. */
const higherIn = ['03', '07', '08', '27', '33'];

export const ewayLimits = states
  .filter(({ code }) => higherIn.includes(code))
  .map(({ id }) => ({
    kind: 'IntraState' as const,
    stateId: id,
    amount: 1_00_000_00,
    validFrom: '2018-04-01',
    liveKey: `IntraState:${id}:2018-04-01`,
  }));
