import { NounPolicy, type Refusal } from './nounPolicy';

export const receiptBookPolicy = new NounPolicy({
  group: 'Settings',
  actions: { receiptBooks: 'receiptBooks:read', saveReceiptBook: 'receiptBooks:write' },
  permissions: {
    'receiptBooks:read': { label: 'See the receipt books of the branches', kind: 'read', member: false },
    'receiptBooks:write': { label: 'Give receipt books to branches', kind: 'admin', member: false },
  },
});

interface BookChange {
  /** Its first and its last number of before stay, or the last one moves to what is not below the latest used. */
  isMoved: boolean;
  /** The latest number that is used; null: none. */
  used: string | null;
  isCut: boolean;
}

export const receiptBookRefusal = {
  overlaps: ({ range, branch }: { range: string; branch: string }): string =>
    `Range ${range} overlaps that of ${branch}`,
  change: ({ isMoved, used, isCut }: BookChange): Refusal =>
    used !== null && (isMoved || isCut) ? `Numbers of the range are used up to ${used}` : null,
  size: ({ size, most }: { size: number; most: number }): Refusal => {
    if (size < 1) return 'To must not be below From';
    return size > most ? `A range has at most ${most} numbers` : null;
  },
};
