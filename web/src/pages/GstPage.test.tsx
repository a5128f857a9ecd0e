import { screen, waitFor, within } from '@testing-library/react';
import {
  CounterDaysDocument,
  CreateCounterBillDocument,
  FileGstPeriodDocument,
  Gstr1Document,
  ReopenGstPeriodDocument,
  type CounterDaysQuery,
  type GstPeriodRowFragment,
} from '../graphql.generated';
import { renderScreen, signInAs } from '../testing/renderScreen';
import { sheetsOf, tablesOf } from '../features/gst/gstTables';
import GstPage from './GstPage';

const taxes = { taxable: 8000, igst: 1440, cgst: 0, sgst: 0 };
const invoice = {
  __typename: 'Gstr1Invoice' as const,
  number: 'INV/26-27/102',
  date: '2026-10-02',
  gstin: '29ABACS0877M1ZS',
  receiver: 'Silk Board',
  placeOfSupply: '29',
  charge: 'Forward' as const,
  value: 9440,
  ...taxes,
};

const note = {
  __typename: 'Gstr1Note' as const,
  kind: 'Credit' as const,
  number: 'CRN/26-27/1',
  date: '2026-10-20',
  gstin: '29ABACS0877M1ZS',
  receiver: 'Silk Board',
  placeOfSupply: '29',
  charge: 'Forward' as const,
  invoiceNumber: 'INV/26-27/102',
  invoiceDate: '2026-10-02',
  taxable: 1000,
  igst: 180,
  cgst: 0,
  sgst: 0,
  value: 1180,
};

const service = (amounts: typeof taxes & { value: number }) => ({
  __typename: 'Gstr1Service' as const,
  code: '996812',
  service: 'Courier',
  rate: 18,
  ...amounts,
});

const found = (month: string, findings: string[] = []) => ({
  __typename: 'Gstr1' as const,
  month,
  period: null as GstPeriodRowFragment | null,
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
      rate: 18,
      taxable: 2999.99,
      igst: 0,
      cgst: 270,
      sgst: 270,
    },
  ],
  nil: [],
  cdnr: [note],
  cdnur: [],
  at: [],
  atadj: [],
  hsnB2b: [service({ taxable: 7000, igst: 1260, cgst: 0, sgst: 0, value: 8260 })],
  hsnB2c: [service({ taxable: 2999.99, igst: 0, cgst: 270, sgst: 270, value: 3539.99 })],
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

const days = (counterDays: readonly CounterDaysQuery['counterDays'][number][], maxUsageCount = Infinity) => ({
  request: { query: CounterDaysDocument },
  maxUsageCount,
  result: { data: { counterDays } },
});
const day = {
  __typename: 'CounterDay',
  day: '2026-10-31',
  placeOfSupply: '27',
  state: 'Maharashtra',
  senderId: null,
  consignmentId: null,
  name: null,
  service: 'Courier',
  lacksAddress: false,
  consignments: 34,
  amount: 5000,
  unpriced: 2,
};

beforeEach(() => signInAs('Admin'));

test('a day of cash sales is billed by one click', async () => {
  const sent: unknown[] = [];
  const { user } = renderScreen(<GstPage />, {
    mocks: [
      days([day], 1),
      days([]),
      answering('2026-10'),
      answering('2026-10'),
      {
        request: { query: CreateCounterBillDocument, variables: ({ input }) => sent.push(input) > 0 },
        result: {
          data: {
            createCounterBill: {
              __typename: 'Invoice',
              uniqueId: 'i9',
              invoiceNumber: 'INV/26-27/31',
              invoiceDate: '2026-10-31',
              totalAmount: 5000,
            },
          },
        },
      },
    ],
    at: '/gst?month=2026-10',
  });
  const table = await screen.findByRole('table', { name: 'Days without a counter bill' });
  expect(within(table).getByText('27-Maharashtra')).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Make Bill of 31-Oct-2026, Maharashtra' }));
  expect(await screen.findByText('INV/26-27/31 made over ₹ 5,000.00')).toBeVisible();
  expect(sent).toEqual([
    { day: '2026-10-31', placeOfSupply: '27', service: 'Courier', senderId: null, consignmentId: null },
  ]);
  expect(await screen.findByText('Every day until yesterday is billed')).toBeVisible();
});

test('all bills are made by one click; one that needs an address asks for it', async () => {
  const large = { ...day, senderId: 7, name: 'Bare Traders', amount: 50000, consignments: 1, lacksAddress: true };
  const small = { ...day, day: '2026-10-30' };
  const sent: unknown[] = [];
  const made = (invoiceNumber: string, totalAmount: number) => ({
    createCounterBill: {
      __typename: 'Invoice',
      uniqueId: invoiceNumber,
      invoiceNumber,
      invoiceDate: day.day,
      totalAmount,
    },
  });
  const { user } = renderScreen(<GstPage />, {
    mocks: [
      days([day, small, large], 1),
      days([small, large], 1),
      days([large], 1),
      days([]),
      { ...answering('2026-10'), maxUsageCount: 9 },
      {
        request: { query: CreateCounterBillDocument, variables: ({ input }) => sent.push(input) > 0 },
        maxUsageCount: 3,
        result: { data: made('INV/26-27/32', 5000) },
      },
    ],
    at: '/gst?month=2026-10',
  });
  await user.click(await screen.findByRole('button', { name: 'Make All Bills' }));
  expect(await screen.findAllByText('Make 2 bills over ₹ 10,000.00?')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Make Bills' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const makeLarge = () => screen.getByRole('button', { name: 'Make Bill of 31-Oct-2026, Bare Traders' });
  await waitFor(() => expect(makeLarge()).toBeEnabled());
  await user.click(makeLarge());
  const dialog = within(await screen.findByRole('dialog', { name: 'Address of Bare Traders' }));
  await user.type(dialog.getByLabelText('Address'), '4 Dock Road');
  await user.click(dialog.getByRole('button', { name: 'Make Bill' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toMatchObject([
    { day: '2026-10-31', senderId: null },
    { day: '2026-10-30', senderId: null },
    { senderId: '7', buyerAddress: '4 Dock Road' },
  ]);
});

test('shows the checks first, then the tables of the month in the address', async () => {
  renderScreen(<GstPage />, {
    mocks: [days([]), answering('2026-10', ['Cash: 3 bookings, ₹ 250.00'])],
    at: '/gst?month=2026-10',
  });
  expect(await screen.findByText('1 of 2 checks fails')).toBeVisible();
  expect(screen.getByText('Cash: 3 bookings, ₹ 250.00')).toBeVisible();
  const registered = screen.getByRole('table', { name: 'Registered customers' });
  expect(within(registered).getByText('29-Karnataka')).toBeVisible();
  expect(registered.closest('section')).toHaveTextContent('Taxable ₹ 8,000.00');
  expect(screen.getByText('There is nothing in b2cl')).toBeVisible();
  const notes = screen.getByRole('table', { name: /^Notes to registered customers/ });
  expect(notes).toHaveTextContent('CRN/26-27/1');
  expect(notes).toHaveTextContent('INV/26-27/102');
  expect(screen.getByRole('heading', { name: /^cdnr: Notes to registered/ })).toBeVisible();
  expect(screen.getByText('There is nothing in cdnur')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Documents issued' })).toHaveTextContent('INV/26-27/105');
});

test('another month is typed', async () => {
  const { user, address } = renderScreen(<GstPage />, {
    mocks: [days([]), answering('2026-10'), answering('2026-09', ['Cash: 1 bookings'])],
    at: '/gst?month=2026-10',
  });
  expect(await screen.findByText('All checks pass')).toBeVisible();
  const month = screen.getByLabelText('Month');
  await user.clear(month);
  await user.type(month, 'Sep 2026');
  await user.tab();
  expect(await screen.findByText('Cash: 1 bookings')).toBeVisible();
  expect(address()).toBe('/gst?month=2026-09');
});

test('says that the return could not be loaded, and loads it again', async () => {
  const failing = { request: { query: Gstr1Document, variables: { month: '2026-10' } }, error: new Error('down') };
  const { user } = renderScreen(<GstPage />, {
    mocks: [days([]), failing, answering('2026-10')],
    at: '/gst?month=2026-10',
  });
  expect(await screen.findByText('The return could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All checks pass')).toBeVisible();
});

test('the file has a sheet for the checks and one for each table', () => {
  const sheets = sheetsOf(found('2026-10', ['Cash: 3 bookings, ₹ 250.00']));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Checks', 2],
    ['b2b', 1],
    ['b2cl', 0],
    ['b2cs', 1],
    ['nil', 0],
    ['cdnr', 1],
    ['cdnur', 0],
    ['at', 0],
    ['atadj', 0],
    ['hsn(b2b)', 1],
    ['hsn(b2c)', 1],
    ['docs', 1],
  ]);
});

test('the tables add up to the services, with the notes subtracted', () => {
  const tables = tablesOf(found('2026-10'));
  const taxable = (...names: string[]) =>
    tables.filter(({ name }) => names.includes(name)).reduce((total, table) => total + (table.taxable ?? 0), 0);
  const supplies = taxable('b2b', 'b2cl', 'b2cs') - taxable('cdnr', 'cdnur');
  expect(supplies.toFixed(2)).toBe('9999.99');
  expect(taxable('hsn(b2b)', 'hsn(b2c)').toFixed(2)).toBe('9999.99');
});

const filed = (given: Partial<GstPeriodRowFragment> = {}) => ({
  __typename: 'GstPeriod' as const,
  registrationId: 1,
  uniqueId: 'p1',
  version: 1,
  month: '2026-10',
  filedOn: '2026-11-11',
  arn: 'AA271026123456T',
  ...given,
});

const withPeriod = (period: GstPeriodRowFragment | null) => ({
  request: { query: Gstr1Document, variables: { month: '2026-10' } },
  result: { data: { gstr1: { ...found('2026-10', ['Cash: 3 bookings']), period } } },
});

test('a month is marked as filed with its date and ARN', async () => {
  const input = { month: '2026-10', filedOn: '2026-11-11', arn: 'AA271026123456T', reason: 'No booking is left' };
  const filing = {
    request: { query: FileGstPeriodDocument, variables: { input } },
    result: { data: { fileGstPeriod: filed() } },
  };
  const { user } = renderScreen(<GstPage />, {
    mocks: [days([]), withPeriod(null), filing, withPeriod(filed())],
    at: '/gst?month=2026-10',
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as filed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'GSTR-1 of October 2026 is filed' }));
  await waitFor(() => expect(dialog.getByText('1 of 2 checks fails.')).toBeVisible());
  await user.clear(dialog.getByLabelText('Filed On'));
  await user.type(dialog.getByLabelText('Filed On'), '11-Nov-2026');
  await user.click(dialog.getByRole('button', { name: 'Mark as filed' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter ARN');
  await user.type(dialog.getByLabelText('Reason'), 'No booking is left');
  await user.type(dialog.getByLabelText('ARN'), 'AA271026123456T{Enter}');
  expect(await screen.findByText('Filed')).toBeVisible();
  expect(screen.getByText('11-Nov-2026, ARN AA271026123456T')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
});

test('a filed month is reopened with a reason', async () => {
  const input = { month: '2026-10', reason: 'INV/7 was of October', version: 1 };
  const reopening = {
    request: { query: ReopenGstPeriodDocument, variables: { input } },
    result: { data: { reopenGstPeriod: filed({ version: 2, filedOn: null }) } },
  };
  const { user } = renderScreen(<GstPage />, {
    mocks: [days([]), withPeriod(filed()), reopening, withPeriod(filed({ version: 2, filedOn: null }))],
    at: '/gst?month=2026-10',
  });
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen October 2026' }));
  await user.type(dialog.getByLabelText('Reason'), 'INV/7 was of October{Enter}');
  expect(await screen.findByRole('button', { name: 'Mark as filed' })).toBeVisible();
  expect(screen.queryByText('Filed')).toBeNull();
  expect(screen.getByText('Reopened')).toBeVisible();
});
