import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { AddressTabs } from './AddressTabs';

const items = [
  { key: 'bills', label: 'Bills', children: 'All bills' },
  { key: 'due', label: 'Due', children: 'What is due' },
];

test.each(['/', '/?tab=due_', '/?tab=', '/?tab=__proto__'])('%s shows the first tab', (at) => {
  renderScreen(<AddressTabs items={items} />, { at, mocks: [] });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All bills');
});

test('the tab stands in the address, the first one by no parameter', async () => {
  const { user, address } = renderScreen(<AddressTabs items={items} />, { at: '/?tab=due&bucket=x', mocks: [] });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('What is due');
  await user.click(screen.getByRole('tab', { name: 'Bills' }));
  expect(address()).toBe('/');
  await user.click(screen.getByRole('tab', { name: 'Due' }));
  expect(address()).toBe('/?tab=due');
});
