import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/renderScreen';
import { periodOf, periodOptions, periodValue, type Period } from './relativePeriods';
import { SearchPeriod } from './SearchPeriod';

const labelsOf = (period: Period, typed = '') => periodOptions(period, typed).map(({ label }) => label);

test('a period is both bounds in words, as they are saved with a view', () => {
  for (const { value } of periodOptions({}, '14')) expect(periodValue(periodOf(value))).toBe(value);
  expect(periodOf('@month_@month')).toEqual({ fromDate: '@month', toDate: '@month' });
  expect(periodOf('_@-5')).toEqual({ fromDate: undefined, toDate: '@-5' });
  expect(periodOf(undefined)).toEqual({ fromDate: undefined, toDate: undefined });
  expect(periodValue({ fromDate: '2026-11-01', toDate: '@today' })).toBeUndefined();
  expect(periodValue({})).toBeUndefined();
});

test('a typed number is offered as days, and another relative period is told in words', () => {
  expect(labelsOf({})).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
    'Last 30 days',
    'This month',
    'Last month',
    'Until 5 days ago',
  ]);
  expect(labelsOf({}, '14').slice(0, 2)).toEqual(['Last 14 days', 'Until 14 days ago']);
  expect(labelsOf({}, '1')).toEqual(labelsOf({}));
  expect(labelsOf({ fromDate: '@-12', toDate: '@-3' })[0]).toBe('From 12 days ago to 3 days ago');
  expect(labelsOf({ toDate: '@-9' })[0]).toBe('Until 9 days ago');
});

test('choosing sets both dates, and clearing empties them', async () => {
  function Form() {
    const [draft, setDraft] = useState<Period>({ fromDate: '2026-11-01' });
    return (
      <>
        <SearchPeriod draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <output>{JSON.stringify(draft)}</output>
      </>
    );
  }
  const { user } = renderScreen(<Form />);
  const dates = () => JSON.parse(screen.getByRole('status').textContent) as Period;
  await user.type(screen.getByLabelText('Period'), '14');
  await user.click(await screen.findByTitle('Last 14 days'));
  expect(dates()).toEqual({ fromDate: '@-13', toDate: '@today' });
  await user.click(screen.getByRole('img', { name: /clear|close/i, hidden: true }));
  expect(dates()).toEqual({});
});
