import { screen } from '@testing-library/react';
import type { InvoiceReading } from '../../../server/src/domain/enums';
import { UpdateInvoiceDocument } from '../graphql.generated';
import { givenCompanySettings } from '../testing/companySettings';
import {
  approved,
  consignments,
  detail,
  generated,
  inDetail,
  inTable,
  list,
  paid,
  receipt,
} from '../testing/invoicesPage';
import { renderScreen, signInAs } from '../testing/renderScreen';
import InvoicesPage from './InvoicesPage';

beforeEach(() => {
  signInAs('Admin');
  // Filters are collapsed, since antd selects are slow in jsdom.
  localStorage.setItem('invoices:filters', 'folded');
});

test('reading B calls the types by its own names and offers Pending', async () => {
  givenCompanySettings({ invoiceReading: 'B' });
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([{ ...approved, invoiceType: 'Manual' }]),
      detail({ ...approved, invoiceType: 'Manual' }),
      consignments,
    ],
  });
  expect(await inTable().findByText('Third Party')).toBeVisible();
  await user.click(screen.getByLabelText('View invoice INV/26-27/15'));
  await user.click(await inDetail().findByText('Edit'));
  await user.click(await inDetail().findByLabelText('Invoice Status'));
  const states = await screen.findAllByRole('option', { hidden: true });
  expect(states.map((state) => state.textContent)).toEqual(expect.arrayContaining(['Approved', 'Pending']));
  expect(inDetail().getByLabelText('Actual Amount')).toBeDisabled();
});

test.each<[InvoiceReading, string[]]>([
  ['A', ['Approved', 'Paid']],
  ['B', ['Approved', 'Pending', 'Paid']],
])(
  'editing a generated invoice offers in reading %s all that may follow, not Generated',
  async (invoiceReading, selectable) => {
    givenCompanySettings({ invoiceReading });
    const { user } = renderScreen(<InvoicesPage />, {
      mocks: [list([generated]), detail(generated), consignments],
    });
    await user.click(await screen.findByLabelText('View invoice Arihant Textiles'));
    await user.click(await inDetail().findByText('Edit'));
    await user.click(await inDetail().findByLabelText('Invoice Status'));
    await screen.findAllByRole('option', { hidden: true });
    const states = [...document.querySelectorAll('.ant-select-item-option')];
    const enabled = states.filter((state) => !state.classList.contains('ant-select-item-option-disabled'));
    expect(enabled.map((state) => state.textContent)).toEqual(selectable);
    expect(states.map((state) => state.textContent)).toEqual(['Generated', ...selectable]);
  },
);

test('an edit pays a generated invoice at once, and asks for the payment date first', async () => {
  const { uniqueId, actualAmount, additionalCharges, igst, cgst, sgst, totalAmount, invoiceDate } = generated;
  const input = {
    uniqueId,
    version: 1,
    actualAmount,
    additionalCharges,
    chargesTaxable: false,
    igst,
    cgst,
    sgst,
    totalAmount,
    invoiceDate,
    paymentDate: '2026-11-10',
    invoiceStatus: 'Paid',
    additionalRemark: '',
    remark: '',
  };
  const { user } = renderScreen(<InvoicesPage />, {
    mocks: [
      list([generated]),
      detail(generated),
      {
        request: { query: UpdateInvoiceDocument, variables: { input } },
        result: { data: { updateInvoice: { ...paid, payments: [receipt] } } },
      },
      consignments,
    ],
  });
  await user.click(await screen.findByLabelText('View invoice Arihant Textiles'));
  await user.click(await inDetail().findByText('Edit'));
  await user.click(await inDetail().findByLabelText('Invoice Status'));
  await screen.findAllByRole('option', { hidden: true });
  await user.click(document.querySelector('.ant-select-item-option[title="Paid"]')!);
  await user.click(inDetail().getByText('Update'));
  expect(await screen.findAllByText('Invoice number and Payment Date is required for paid Invoice')).not.toHaveLength(
    0,
  );
  await user.type(inDetail().getByLabelText('Payment Date'), '10-11-2026{Enter}');
  await user.click(inDetail().getByText('Update'));
  expect(await screen.findByText('Invoice updated successfully')).toBeVisible();
  expect(inTable().getByText('INV/26-27/15')).toBeInTheDocument();
});
