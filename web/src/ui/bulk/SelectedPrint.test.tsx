import { render, screen } from '@testing-library/react';
import { SelectedPrint } from './SelectedPrint';

const selected = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const show = (ids: readonly number[]) =>
  render(
    <SelectedPrint ids={ids} pathOf={(all) => `/print?ids=${all.length}`}>
      Print
    </SelectedPrint>,
  );

test.each([1, 500])('%s selected records are printed as one document', (count) => {
  show(selected(count));
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute('href', `/print?ids=${count}`);
});

test.each([0, 501])('%s selected records are not printed, and the button says how many are', (count) => {
  show(selected(count));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByTitle('At most 500 are printed at once')).toBeDisabled();
});
