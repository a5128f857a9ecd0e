import type { RunSheetDetailFragment } from '../../graphql.generated';
import { confirmQuestion } from './confirmQuestion';

type Line = NonNullable<RunSheetDetailFragment['lines']>[number];

const line = (awbNo: string, collected: number, paymentStatus: 'Pending' | 'Paid' = 'Pending'): Line => ({
  ...{ uniqueId: awbNo, version: 1, deletedOn: null, sequence: 1, dueAmount: 310.5, state: 'Delivered', attempts: 0 },
  ...{ collected, collectedBy: 'Cash', remark: null, events: [] },
  consignment: { uniqueId: awbNo, awbNo, receiver: 'Meera Rao', packet: 1, paymentStatus, deliveryCity: null },
});

const whole = 'Confirm ₹ 921.00 in cash? What was collected in full is then paid.';

test('what the cash pays needs no more words', () => {
  expect(confirmQuestion({ countedCash: 921, lines: [line('WC1', 310.5)] })).toBe(whole);
});

test('what was collected in part and what is paid already is named', () => {
  const lines = [line('WC1', 310.5), line('WC2', 300), line('WC3', 310.5, 'Paid')];
  expect(confirmQuestion({ countedCash: 921, lines })).toBe(
    `${whole} Not in full, and stays Pending: WC2. Already paid, and is not paid again: WC3.`,
  );
});
