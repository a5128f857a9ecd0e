import { screen, within } from '@testing-library/react';
import { SetUpTask } from '../../../../server/src/domain/enums';
import { HideSetUpDocument, SetUpDocument } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { SetUpChecklist } from './SetUpChecklist';
import { setUpTasks } from './SetUpLines';

const stateOf = (done: readonly SetUpTask[], isHidden = false) => ({
  __typename: 'SetUpState',
  isHidden,
  isDemo: false,
  steps: Object.values(SetUpTask).map((task) => ({ __typename: 'SetUpStep', task, isDone: done.includes(task) })),
});
const answer = (done: readonly SetUpTask[], isHidden = false) => ({
  request: { query: SetUpDocument },
  result: { data: { setUpState: stateOf(done, isHidden) } },
});
const show = (...mocks: object[]) =>
  renderScreen(<SetUpChecklist>The figures</SetUpChecklist>, { mocks: mocks as never, at: '/dashboard' });
const region = () => screen.queryByRole('region', { name: /First steps/ });

beforeEach(() => {
  localStorage.removeItem('setUpList');
  signInAs('Admin');
});

test('has a line for each step, which opens its screen and says whether it is done', async () => {
  expect(setUpTasks).toEqual(Object.keys(SetUpTask));
  show(answer(['Company', 'Logo']));
  expect(await screen.findByText(/2 of 13 done/)).toBeVisible();
  const links = within(screen.getByRole('list', { name: 'First steps' })).getAllByRole('link');
  expect(links.map((link) => link.textContent).slice(0, 3)).toEqual([
    'Company and GSTIN, done',
    'Logo, done',
    'Bank account, to do',
  ]);
  expect(links[2]).toHaveAttribute('href', '/setup/steps?step=papers');
  expect(screen.getByText('The figures')).toBeVisible();
});

test('is folded by its title, and stays so', async () => {
  const { user, unmount } = show(answer(['Company']));
  await user.click(await screen.findByRole('button', { name: /First steps/ }));
  expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull();
  unmount();
  show(answer(['Company']));
  expect(screen.getByRole('button', { name: /First steps/ })).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByText(/1 of 13 done/)).toBeVisible();
});

test('keeps its place before the answer has come, once this browser has seen it', async () => {
  const { unmount } = show(answer(['Company']));
  expect(region()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  await screen.findByText(/1 of 13 done/);
  unmount();
  show(answer(['Company', 'Bank']));
  expect(within(region() as HTMLElement).getAllByRole('listitem')).toHaveLength(13);
  expect(await screen.findByText(/2 of 13 done/)).toBeVisible();
});

test.each([
  ['all of it is done', answer(Object.values(SetUpTask))],
  ['an admin has put it away', answer(['Company'], true)],
])('is away once %s, and leaves no place', async (_, mock) => {
  const { unmount } = show(mock);
  await screen.findByText('The figures');
  expect(region()).toBeNull();
  unmount();
});

test('is hidden by its button', async () => {
  const hide = {
    request: { query: HideSetUpDocument, variables: { input: { isHidden: true } } },
    result: { data: { hideSetUp: stateOf(['Company'], true) } },
  };
  const { user } = show(answer(['Company']), hide, answer(['Company'], true));
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/^The list is hidden/)).toBeVisible();
  expect(region()).toBeNull();
});

describe('in the demo', () => {
  const demo = {
    request: { query: SetUpDocument },
    result: { data: { setUpState: { ...stateOf([], true), isDemo: true } } },
  };

  test('says so, and asks for its name before it is emptied', async () => {
    const { user } = show(demo);
    await user.click(await screen.findByRole('button', { name: 'Start with an empty company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start with an empty company' }));
    await user.click(dialog.getByRole('button', { name: 'Delete the demo' }));
    expect(await dialog.findByText('Please enter trade name')).toBeVisible();
  });

  test('keeps its place before the answer has come, once this browser has seen it', async () => {
    const { unmount } = show(demo);
    await screen.findByRole('region', { name: 'Demo data' });
    unmount();
    show(demo);
    expect(screen.getByRole('region', { name: 'Demo data' })).toBeVisible();
    expect(await screen.findByText('The figures')).toBeVisible();
  });
});
