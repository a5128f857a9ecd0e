import { formatRupees, type Paise } from '../values/money';
import { NounPolicy, type Refusal } from './nounPolicy';

export const courierDuePolicy = new NounPolicy({
  group: 'Payments',
  actions: {
    courierDues: 'courierDues:read',
    courierDueAgeing: 'courierDues:read',
    courierRemittances: 'courierDues:read',
    courierRemittance: 'courierDues:read',
    recordCourierRemittance: 'courierDues:write',
    reverseCourierRemittance: 'courierDues:write',
  },
  permissions: {
    'courierDues:read': { label: 'See what is due from couriers', kind: 'read', member: false },
    'courierDues:write': { label: 'Record remittances of couriers', kind: 'write', member: false },
  },
});

export const courierDueRefusal = {
  notDue: ({ ref }: { ref: string }): string => `Consignment ${ref} is not due from this vendor`,
  nothing: ({ awbNo }: { awbNo: string }): string => `Nothing is due of AWB ${awbNo}`,
  twice: ({ awbNo }: { awbNo: string }): string => `AWB ${awbNo} is given twice`,
  aboveOpen: ({ awbNo, open }: { awbNo: string; open: Paise }): string =>
    `Only ${formatRupees(open)} of AWB ${awbNo} is due`,
  aboveDue: ({ vendor, due }: { vendor: string; due: Paise }): string =>
    `Amount is more than is due from ${vendor}: ${formatRupees(due)}`,
  sum: ({ sum, amount }: { sum: Paise; amount: Paise }): string =>
    `The consignments add up to ${formatRupees(sum)}, the remittance is ${formatRupees(amount)}`,
  tooMany: ({ most }: { most: number }): string => `A remittance has at most ${most} consignments`,
  remitted: ({ awbNo, number }: { awbNo: string; number: string }): string =>
    `Money of ${awbNo} is remitted by ${number}: reverse that first`,
  reverse: ({ reversedOn }: { reversedOn: string | null }): Refusal =>
    reversedOn ? 'Remittance is already reversed' : null,
  billed: ({ awbNos, bill }: { awbNos: readonly string[]; bill: string }): string =>
    `${awbNos.length === 1 ? 'AWB' : 'AWBs'} ${awbNos.join(', ')} on ${bill}: cancel that first`,
};
