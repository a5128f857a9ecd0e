import { NounPolicy, type Refusal } from './nounPolicy';

export const numberSeriesPolicy = new NounPolicy({
  group: 'Settings',
  actions: { numberSeries: 'numberSeries:read', saveNumberSeries: 'numberSeries:write' },
  permissions: {
    'numberSeries:read': { label: 'See how documents are numbered', kind: 'read', member: false },
    'numberSeries:write': { label: 'Choose how documents are numbered', kind: 'admin', member: false },
  },
});

/** The number: the next one as it is. */
interface NextNumber {
  year: string;
  number: string;
}

export const seriesRefusal = {
  collides: ({ number, noun }: { number: string; noun: string }): string =>
    `The number ${number} may be that of another ${noun}`,
  taken: ({ number }: { number: string }): string => `Invoice ${number} has a number of this series already`,
  code: ({ code }: { code: string }): string => `The code ${code} stands in the numbers of documents`,
  used: ({ year, number }: NextNumber): string => `The series of ${year} has documents: its next number is ${number}`,
  backward: ({ year, number }: NextNumber): string => `The next number of ${year} only goes forward: it is ${number}`,
  past: ({ validFrom, thisYear }: { validFrom: string; thisYear: string }): Refusal =>
    validFrom < thisYear ? 'A series begins with this financial year or a later one' : null,
};
