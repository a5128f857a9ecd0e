import { screen } from '@testing-library/react';
import { TaxRatesDocument, type InvoiceRowFragment } from '../../graphql.generated';
import { approved } from '../../testing/invoicesPage';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { PayInvoice } from './PayInvoice';

const bill = {
  ...approved,
  actualAmount: 10_000,
  igst: 1_800,
  totalAmount: 11_800,
  outstanding: 11_800,
  buyerGstin: '29ABACS0877M1ZS',
};

const rates = {
  request: { query: TaxRatesDocument },
  result: {
    data: {
      settings: {
        __typename: 'SettingInForcePage',
        rows: [
          {
            __typename: 'SettingInForce',
            key: 'tds.percent',
            values: [{ __typename: 'SettingFromDate', uniqueId: null, validFrom: null, value: '2.00' }],
          },
        ],
      },
    },
  },
};

function open(invoice: object) {
  const paid = jest.fn(() => true);
  const row = invoice as InvoiceRowFragment;
  const { user } = renderScreen(<PayInvoice invoice={row} disabled={false} paying={false} onPay={paid} />, {
    mocks: [rates],
  });
  return { user, paid };
}

beforeEach(() => signInAs('Admin'));

test('the date alone is enough', async () => {
  const { user, paid } = open(bill);
  await user.type(screen.getByLabelText('Payment Date'), '10-11-2026{Enter}');
  await user.click(screen.getByRole('button', { name: 'Paid' }));
  expect(paid).toHaveBeenCalledWith({ paymentDate: '2026-11-10', mode: null, tdsAmount: null });
});

test('mode and tax are stated, the tax as the customer usually deducts it', async () => {
  const { user, paid } = open(bill);
  await user.type(screen.getByLabelText('Payment Date'), '10-11-2026{Enter}');
  await user.click(await screen.findByRole('button', { name: '2 % is ₹ 200.00' }));
  expect(screen.getByLabelText('TDS')).toHaveValue('200.00');
  await user.click(screen.getByRole('combobox', { name: 'Mode' }));
  await user.click(await screen.findByText('Bank Transfer'));
  await user.click(screen.getByRole('button', { name: 'Paid' }));
  expect(paid).toHaveBeenCalledWith({ paymentDate: '2026-11-10', mode: 'BankTransfer', tdsAmount: 200 });
});

test('an individual deducts 1 %', async () => {
  open({ ...bill, buyerGstin: '27AAPPU0939F1ZV' });
  expect(await screen.findByRole('button', { name: '1 % is ₹ 100.00' })).toBeVisible();
});

test('a wrong amount is not sent; of what is paid in part no tax is proposed', async () => {
  const { user, paid } = open({ ...bill, outstanding: 1_800 });
  await user.type(screen.getByLabelText('Payment Date'), '10-11-2026{Enter}');
  await user.type(screen.getByLabelText('TDS'), 'two');
  await user.click(screen.getByRole('button', { name: 'Paid' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('TDS is not a number');
  expect(screen.queryByRole('button', { name: / % is / })).toBeNull();
  expect(paid).not.toHaveBeenCalled();
});
