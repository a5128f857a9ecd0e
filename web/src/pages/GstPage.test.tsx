import { screen, within } from '@testing-library/react';
import { Gstr1Document } from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import { sheetsOf } from '../features/gst/gstTables';
import GstPage from './GstPage';

const taxes = { taxable: 8000, igst: 1440, cgst: 0, sgst: 0 };
const invoice = {
  __typename: 'Gstr1Invoice' as const,
  number: 'INV/26-27/102',
  date: '2026-10-02',
  gstin: '29ABACS0877M1ZS',
  receiver: 'Silk Board',
  placeOfSupply: '29',
  value: 9440,
  ...taxes,
};

const found = (month: string, findings: string[] = []) => ({
  __typename: 'Gstr1' as const,
  month,
  checks: [
    { __typename: 'Gstr1Check' as const, rule: 'Every booking is invoiced', findings },
    { __typename: 'Gstr1Check' as const, rule: 'The sums agree', findings: [] },
  ],
  b2b: [invoice],
  b2cl: [],
  b2cs: [
    {
      __typename: 'Gstr1Place' as const,
      placeOfSupply: '27',
      isInterState: false,
      taxable: 2999.99,
      igst: 0,
      cgst: 270,
      sgst: 270,
    },
  ],
  hsnB2b: [{ __typename: 'Gstr1Service' as const, code: '996812', rate: 18, value: 9440, ...taxes }],
  hsnB2c: [],
  docs: [
    {
      __typename: 'Gstr1Documents' as const,
      nature: 'Invoices for outward supply',
      from: 'INV/26-27/101',
      to: 'INV/26-27/105',
      total: 5,
      cancelled: 1,
      net: 4,
    },
  ],
});

const answering = (month: string, findings?: string[]) => ({
  request: { query: Gstr1Document, variables: { month } },
  result: { data: { gstr1: found(month, findings) } },
});

beforeEach(() => signInAs('Admin'));

test('shows the checks first, then the tables of the month in the address', async () => {
  renderScreen(<GstPage />, {
    mocks: [answering('2026-10', ['Cash: 3 bookings, ₹ 250.00'])],
    at: '/gst?month=2026-10',
  });
  expect(await screen.findByText('1 of 2 do not hold')).toBeVisible();
  expect(screen.getByText('Cash: 3 bookings, ₹ 250.00')).toBeVisible();
  const registered = screen.getByRole('table', { name: 'Registered customers' });
  expect(within(registered).getByText('29-Karnataka')).toBeVisible();
  expect(screen.getByText('Taxable ₹ 8,000.00', { selector: 'section:nth-of-type(2) .note' })).toBeVisible();
  expect(screen.getByText('There is nothing in b2cl')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Documents issued' })).toHaveTextContent('INV/26-27/105');
});

test('another month is typed', async () => {
  const { user, address } = renderScreen(<GstPage />, {
    mocks: [answering('2026-10'), answering('2026-09', ['Cash: 1 bookings'])],
    at: '/gst?month=2026-10',
  });
  expect(await screen.findByText('Everything holds')).toBeVisible();
  const month = screen.getByLabelText('Month');
  await user.clear(month);
  await user.type(month, 'Sep 2026');
  await user.tab();
  expect(await screen.findByText('Cash: 1 bookings')).toBeVisible();
  expect(address()).toBe('/gst?month=2026-09');
});

test('says that the return could not be loaded, and loads it again', async () => {
  const failing = { request: { query: Gstr1Document, variables: { month: '2026-10' } }, error: new Error('down') };
  const { user } = renderScreen(<GstPage />, { mocks: [failing, answering('2026-10')], at: '/gst?month=2026-10' });
  expect(await screen.findByText('The return could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything holds')).toBeVisible();
});

test('the file has a sheet for the checks and one for each table', () => {
  const sheets = sheetsOf(found('2026-10', ['Cash: 3 bookings, ₹ 250.00']));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Checks', 2],
    ['b2b', 1],
    ['b2cl', 0],
    ['b2cs', 1],
    ['hsn b2b', 1],
    ['hsn b2c', 0],
    ['docs', 1],
  ]);
});
