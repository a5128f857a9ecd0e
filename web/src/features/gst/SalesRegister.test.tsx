import { screen, waitFor, within } from '@testing-library/react';
import {
  SalesRegisterDocument,
  type SalesRegisterLineFragment,
  type SalesRegisterQuery,
} from '../../graphql.generated';
import { givenCompanySettings } from '../../testing/companySettings';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { cellOf } from '../../ui/table/columns';
import { registerFileName, registerSheets } from './salesRegister';
import { SalesRegisterButton } from './SalesRegisterButton';

/** As an answer has it. */
type Answered<Fields> = Fields & { __typename: string };
type Register = SalesRegisterQuery['salesRegister'];

const line: Answered<SalesRegisterLineFragment> = {
  __typename: 'SalesRegisterRow',
  uniqueId: 'i1',
  date: '2026-10-02',
  number: 'INV/26-27/102',
  kind: 'ThirdPartyInvoice',
  customer: 'Silk Board, Bengaluru',
  gstin: '29ABACS0877M1ZS',
  placeOfSupply: '29',
  charge: 'Forward',
  branchId: 1,
  supplierGstin: '27AAPFU0939F1ZV',
  taxable: 8000,
  igst: 1440,
  cgst: 0,
  sgst: 0,
  charges: 0,
  total: 9440,
  dueDate: '2026-11-01',
  paid: 1180,
  outstanding: 8260,
  cancelledOn: null,
};
const note: Answered<SalesRegisterLineFragment> = {
  ...line,
  uniqueId: 'n1',
  date: '2026-10-20',
  number: 'CRN/26-27/1',
  kind: 'CreditNote',
  taxable: -1000,
  igst: -180,
  total: -1180,
  dueDate: null,
  paid: -1180,
  outstanding: 0,
};
const total: Answered<Register['total']> = {
  __typename: 'SalesRegisterSums',
  taxable: 7000,
  igst: 1260,
  cgst: 0,
  sgst: 0,
  charges: 0,
  total: 8260,
  paid: 0,
  outstanding: 8260,
};
const register: Answered<Register> = {
  __typename: 'SalesRegister',
  fromDate: '2026-10-01',
  toDate: '2026-10-31',
  rows: [line, note],
  total,
  others: [],
};

/** What was saved, by the name of its file. */
const saved = new Map<string, Blob>();

beforeEach(() => {
  signInAs('Admin');
  saved.clear();
  let blob: Blob | null = null;
  URL.createObjectURL = (file: Blob) => {
    blob = file;
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    if (blob) saved.set(this.download, blob);
  });
});
afterEach(() => jest.restoreAllMocks());

const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file ?? new Blob());
  });

const answering = (search: object, found = register) => ({
  request: { query: SalesRegisterDocument, variables: { search } },
  result: { data: { salesRegister: found } },
});

test('the register of the month is saved as CSV, with its total last', async () => {
  const { user } = renderScreen(<SalesRegisterButton month="2026-10" />, {
    mocks: [answering({ fromDate: '2026-10-01', toDate: '2026-10-31' })],
  });
  await user.click(screen.getByRole('button', { name: 'Sales Register' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sales Register' }));
  expect(dialog.getByLabelText('From')).toHaveValue('01-Oct-2026');
  await user.click(dialog.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect([...saved.keys()]).toEqual(['Sales-Register-2026-10.csv']));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'CSV' })).toBeEnabled());
  await waitFor(() => expect(dialog.queryByRole('img', { name: 'loading' })).toBeNull());
  const [titles, first, second, total] = (await textOf(saved.get('Sales-Register-2026-10.csv'))).split('\r\n');
  expect(titles).toBe(
    'Date,Number,Kind,Customer,GSTIN,Place Of Supply,Charge,Taxable,IGST,CGST,SGST,Charges Without Tax,Total,Due Date,Paid,Outstanding,Cancelled On',
  );
  expect(first).toBe(
    '2026-10-02,INV/26-27/102,Third-party invoice,"Silk Board, Bengaluru",29ABACS0877M1ZS,29-Karnataka,Forward charge,8000.00,1440.00,0.00,0.00,0.00,9440.00,2026-11-01,1180.00,8260.00,',
  );
  expect(second).toContain('Credit note');
  expect(total).toBe(',,,Total,,,,7000.00,1260.00,0.00,0.00,0.00,8260.00,,0.00,8260.00,');
});

test('of another period; without a document there is no file', async () => {
  const { user } = renderScreen(<SalesRegisterButton month="2026-10" />, {
    mocks: [answering({ fromDate: '2026-10-05', toDate: '2026-10-31' }, { ...register, rows: [] })],
  });
  await user.click(screen.getByRole('button', { name: 'Sales Register' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sales Register' }));
  const from = dialog.getByLabelText('From');
  await user.clear(from);
  await user.type(from, '5-10-2026');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Excel' }));
  expect(await screen.findByText('There is no data for download')).toBeVisible();
  expect(saved.size).toBe(0);
});

test('numbers of somebody else have a sheet of their own, without a total', () => {
  const sheets = registerSheets({ ...register, others: [{ ...line, number: 'TP-77' }] });
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Sales Register', 3],
    ['Not In GSTR-1', 1],
  ]);
  expect(registerSheets(register)).toHaveLength(1);
});

test('once there are branches, a line says which, and under which GSTIN it supplies', () => {
  const titles = () => registerSheets(register)[0]?.columns.map(({ title }) => title);
  const first = () => registerSheets(register)[0]?.columns.map((column) => cellOf(column, line));
  expect(titles()).not.toContain('Branch');
  givenCompanySettings({
    branches: [
      { id: 1, name: 'Mumbai' },
      { id: 2, name: 'Pune' },
    ],
  });
  expect(titles()?.slice(-2)).toEqual(['Branch', 'Supplier GSTIN']);
  expect(first()?.slice(-2)).toEqual(['Mumbai', '27AAPFU0939F1ZV']);
});

test('the file is named by the month, or by its first and last day', () => {
  expect(registerFileName(register)).toBe('Sales-Register-2026-10');
  expect(registerFileName({ fromDate: '2026-04-01', toDate: '2026-10-31' })).toBe(
    'Sales-Register-2026-04-01-to-2026-10-31',
  );
});

test('is not offered to a member', () => {
  signInAs('Member');
  renderScreen(<SalesRegisterButton month="2026-10" />);
  expect(screen.queryByRole('button')).toBeNull();
});
