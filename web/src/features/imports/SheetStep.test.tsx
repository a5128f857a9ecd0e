import { render, screen } from '@testing-library/react';
import type { Sheet } from './readSheet';
import { SheetStep } from './SheetStep';

const sheet: Sheet = {
  name: null,
  names: [],
  encoding: 'windows-1252',
  headerRow: 1,
  headers: ['Awb No', 'Receiver'],
  rows: [
    ['A1', 'Ram'],
    ['A2', 'Zürich Traders'],
    ['A3', 'Zürich Traders'],
    ['A4', 'René'],
  ],
  leftOut: [],
  top: [['Awb No', 'Receiver']],
};

const show = (given: Partial<Sheet>) =>
  render(<SheetStep sheet={{ ...sheet, ...given }} busy={false} onChoice={() => undefined} onSure={() => undefined} />);

test('of a text the encoding is shown, with texts by which a person sees whether it is right', () => {
  show({});
  expect(screen.getByRole('combobox', { name: /^Encoding/ })).toBeInTheDocument();
  expect(screen.getByText('Western European (Windows-1252)')).toBeInTheDocument();
  expect(screen.getByText('Read as: Zürich Traders, René')).toBeInTheDocument();
});

test('a workbook has none', () => {
  show({ encoding: null });
  expect(screen.queryByRole('combobox', { name: /^Encoding/ })).toBeNull();
  expect(screen.queryByText(/^Read as/)).toBeNull();
  expect(screen.getByText('4 rows with 2 columns')).toBeInTheDocument();
});
