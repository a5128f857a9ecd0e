import { screen, waitFor } from '@testing-library/react';
import { ChangeLogDocument } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ChangeLog } from './ChangeLog';

beforeEach(() => signInAs('Member'));

const entry = (id: number) => ({
  __typename: 'ChangeLog',
  id,
  createdOn: '2026-05-07T04:30:00.000Z',
  propertyLabel: 'Vendor Amount',
  createdBy: { __typename: 'PersonName', firstName: 'Asha', lastName: 'Nair' },
  oldText: `₹ ${id - 1}.00`,
  newText: `₹ ${id}.00`,
  remark: null,
});
const page = (search: object, ids: number[]) => ({
  request: {
    query: ChangeLogDocument,
    variables: { search: { entityName: 'Customer', primaryKey: 'c1', take: 50, ...search } },
  },
  result: { data: { changeLog: { __typename: 'ChangeLogPage', rowCount: 73, rows: ids.map(entry) } } },
});
const from = (first: number, count: number) => Array.from({ length: count }, (_, n) => first - n);

test('the newest entries come first, the older ones when they are asked for, and none is left out', async () => {
  const { user } = renderScreen(<ChangeLog of="Customer" uniqueId="c1" />, {
    mocks: [page({}, from(73, 50)), page({ after: '24' }, from(23, 23))],
  });
  expect(await screen.findByText('50 of 73 changes')).toBeVisible();
  expect(screen.getByText('₹ 73.00')).toBeVisible();
  expect(screen.queryByText('₹ 0.00')).toBeNull();
  await user.click(screen.getByText('Show older'));
  expect(await screen.findByText('73 of 73 changes')).toBeVisible();
  expect(screen.getByText('₹ 0.00')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Show older')).toBeNull());
});
