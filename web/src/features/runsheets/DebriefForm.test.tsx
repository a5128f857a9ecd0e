import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import { CloseRunSheetDocument, type RunSheetDetailFragment } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { DebriefForm } from './DebriefForm';

const sheet: RunSheetDetailFragment = {
  ...{ uniqueId: 'r1', version: 3, branchId: 1, number: 'D261121-2', date: '2026-11-21', status: 'Returned' },
  ...{ expectedCash: 2505.5, expectedUpi: 0, countedCash: null, difference: null, differenceRemark: null },
  ...{ photoRemark: null, linkExpiresOn: null, closedOn: null, cashConfirmedOn: null },
  person: null,
  counts: null,
  ...{ phones: [], createdBy: null, closedBy: null, cashConfirmedBy: null, lines: [] },
};

const saving = (sent: unknown[], result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: CloseRunSheetDocument, variables: ({ input }) => sent.push(input) > 0 },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result,
});

beforeEach(() => signInAs('Member'));

const figure = (title: string) => screen.getByText(title).closest('.ant-statistic')?.textContent.slice(title.length);

test('case 3: 4 × 500, 2 × 200, 2 × 50 and 1 × 5 are 2,505: a difference of −0.50, which needs a remark', async () => {
  const sent: object[] = [];
  const closed = { ...sheet, __typename: 'RunSheet', status: 'Closed', countedCash: 2505, difference: -0.5 };
  const { user } = renderScreen(<DebriefForm sheet={sheet} />, {
    mocks: [saving(sent, { data: { closeRunSheet: closed } })],
  });
  expect(figure('Difference')).toBe('-₹ 2,505.50');
  await user.click(screen.getByLabelText('Pieces of ₹ 500'));
  await user.keyboard('4{Enter}2{Enter}{Enter}2{Enter}{Enter}{Enter}1{Enter}');
  expect(screen.getByLabelText('Pieces of ₹ 2')).toHaveFocus();
  expect(['Expected in cash', 'Counted', 'Difference'].map(figure)).toEqual(['₹ 2,505.50', '₹ 2,505.00', '-₹ 0.50']);

  await user.type(screen.getByLabelText('Remark'), 'A coin fell');
  await user.click(screen.getByRole('button', { name: 'Close Run Sheet' }));
  expect(await screen.findByText('Run sheet D261121-2 closed successfully')).toBeInTheDocument();
  expect(sent).toEqual([
    { uniqueId: 'r1', version: 3, countedCash: 2505, differenceRemark: 'A coin fell', photoRemark: '' },
  ]);
});
