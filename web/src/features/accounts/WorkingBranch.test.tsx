import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import { OwnBranchesDocument } from '../../graphql.generated';
import { givenCompanySettings } from '../../testing/companySettings';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ToolbarBranch } from '../../ui/search/SearchBranch';
import { WorkingBranch } from './WorkingBranch';

const mumbai = { id: 1, name: 'Mumbai' };
const pune = { id: 2, name: 'Pune' };

const own = (...branches: { id: number; name: string }[]): MockLink.MockedResponse => ({
  request: { query: OwnBranchesDocument },
  maxUsageCount: 2,
  result: {
    data: {
      ownBranches: {
        __typename: 'OwnBranches',
        branchId: 2,
        branches: branches.map((each) => ({ __typename: 'NamedBranch', ...each })),
      },
    },
  },
});

const bar = (
  <>
    <WorkingBranch />
    <ToolbarBranch value={undefined} onChange={() => undefined} />
    <p>Bar</p>
  </>
);

beforeEach(() => givenCompanySettings({ branches: [mumbai, pune] }));
afterEach(() => givenCompanySettings());

test('whoever works in one branch and sees no other reads its name, and has nothing to choose', async () => {
  signInAs('BranchManager', 2);
  renderScreen(bar, { mocks: [own(pune)] });
  expect(await screen.findByText('Pune')).not.toHaveAttribute('aria-label');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('whoever works in two of them chooses, and filters by them', async () => {
  signInAs('BranchManager', 2);
  givenCompanySettings({ branches: [mumbai, pune, { id: 3, name: 'Goa' }] });
  const { user } = renderScreen(bar, { mocks: [own(mumbai, pune)] });
  await screen.findByRole('option', { name: 'Pune' });
  expect(screen.getByRole('combobox', { name: 'Your branch' })).toHaveValue('2');
  await user.click(screen.getByRole('combobox', { name: 'Branch' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('Goa');
});

test('whoever works in one and sees all filters by each', async () => {
  signInAs('Member', 2);
  const { user } = renderScreen(bar, { mocks: [own(pune)] });
  await user.click(screen.getByRole('combobox', { name: 'Branch' }));
  expect(await screen.findByText('Mumbai', { selector: '.ant-select-item-option-content' })).toBeVisible();
});

test('with one branch nothing is said', () => {
  signInAs('Admin', 1);
  givenCompanySettings();
  renderScreen(bar, { mocks: [] });
  expect(screen.getByText('Bar').parentElement).toHaveTextContent(/^Bar$/);
});
