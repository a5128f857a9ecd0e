import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { productTexts } from '../../../server/src/domain/productTexts';
import { companyToday } from '../companyToday';
import {
  ApproveCargoDocument,
  CargoInvoicePreviewsDocument,
  GenerateCargoInvoicesDocument,
  PayCargoDocument,
} from '../graphql.generated';
import { aCargo } from '../testing/aCargo';
import { cargoDetail, cargoList, noServices } from '../testing/cargoPage';
import { renderScreen, signInAs } from '../testing/renderScreen';
import CargoPage from './CargoPage';

const actions = () =>
  within(screen.getByRole('toolbar', { name: 'Actions' }))
    .queryAllByRole('button')
    .map((button) => button.textContent);

test('an admin approves and pays, each with one request; only Paid can be chosen, and the lock stays', async () => {
  signInAs('Admin');
  const approved = aCargo({ isApproved: true, version: 2 });
  const { user } = renderScreen(<CargoPage />, {
    at: '/?open=k1',
    mocks: [
      noServices,
      cargoList([aCargo()]),
      cargoDetail(aCargo()),
      {
        request: { query: ApproveCargoDocument, variables: { input: { uniqueId: 'k1', version: 1 } } },
        result: { data: { approveCargo: approved } },
      },
      {
        request: {
          query: PayCargoDocument,
          variables: {
            input: {
              uniqueId: 'k1',
              version: 2,
              deliveryCharge: 80,
              paymentDate: companyToday(),
              paymentStatus: 'Paid',
              isApproved: true,
            },
          },
        },
        result: { data: { payCargo: { ...approved, paymentStatus: 'Paid', paymentDate: companyToday(), version: 3 } } },
      },
    ],
  });
  await screen.findByText('Consignment No CG-1001');
  expect(actions()).toEqual(['Edit', 'Payment', 'Approve', 'Delete']);
  await user.click(screen.getByText('Approve'));
  const [, question] = await screen.findAllByText(productTexts.areYouSureTo('lock consignment for further editing'));
  await user.click(within(question!.closest<HTMLElement>('[role="dialog"]')!).getByText('Approve'));
  expect(await screen.findByText('Consignment approved successfully')).toBeVisible();
  expect(actions()).toEqual(['Payment']);

  await user.click(within(screen.getByRole('toolbar')).getByText('Payment'));
  await screen.findByText('Payment of CG-1001');
  expect(screen.getByLabelText('Lock consignment for further editing')).toBeDisabled();
  expect(screen.getByLabelText('Lock consignment for further editing')).toBeChecked();
  expect(screen.getByLabelText('Pending')).toBeDisabled();
  await user.click(screen.getByText('Update Payment'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['PaymentStatus is required']);
  await user.click(screen.getByLabelText('Paid'));
  await user.click(screen.getByText('Update Payment'));
  expect(await screen.findByText('Consignment payment status updated successfully')).toBeVisible();
  await waitFor(() => expect(actions()).toEqual([]));
  expect(within(screen.getByRole('table', { name: 'Cargo consignments' })).getByText('Paid')).toBeVisible();
});

test('a member neither approves nor takes payments, and does not ask who booked', async () => {
  signInAs('Member');
  renderScreen(<CargoPage />, {
    at: '/?open=k1&createdById=5~Asha',
    mocks: [noServices, cargoList([aCargo()]), cargoDetail(aCargo())],
  });
  await screen.findByText('Consignment No CG-1001');
  expect(actions()).toEqual(['Edit', 'Delete']);
  expect(screen.queryByLabelText('Users (created by)')).toBeNull();
});

test('a payment without its date is refused, and what was begun is there again after a reload', async () => {
  signInAs('Admin');
  const mocks = [cargoList([aCargo()]), cargoDetail(aCargo())];
  const openPayment = async () => {
    const { user, unmount } = renderScreen(<CargoPage />, { at: '/?open=k1', mocks });
    await screen.findByText('Consignment No CG-1001');
    await user.click(within(screen.getByRole('toolbar', { name: 'Actions' })).getByText('Payment'));
    await screen.findByText('Payment of CG-1001');
    return { user, unmount };
  };
  const { user, unmount } = await openPayment();
  await user.click(screen.getByLabelText('Paid'));
  await user.clear(screen.getByLabelText('Payment Received Date'));
  await user.click(screen.getByText('Update Payment'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    productTexts.paymentReceivedDateRequired,
  ]);

  window.dispatchEvent(new Event('pagehide'));
  unmount();
  await openPayment();
  expect(await screen.findByText(/^Draft of .* restored/)).toBeInTheDocument();
  expect(screen.getByLabelText('Paid')).toBeChecked();
  expect(screen.getByLabelText('Payment Received Date')).toHaveValue('');
});

test('selected cargo is invoiced to who pays, as the server says it beforehand', async () => {
  signInAs('Admin');
  const bill = {
    __typename: 'CargoInvoicePreview',
    customerId: 8,
    company: 'Deccan Valves',
    service: 'Goods transport by road',
    charge: 'ReverseCharge',
    isCash: false,
    totalConsignments: 1,
    actualAmount: 1450.5,
    ...{ igst: 0, cgst: 0, sgst: 0 },
    totalAmount: 1450.5,
    taxExplanation:
      'Goods transport by road, the recipient pays 5% on reverse charge: the place of supply is Karnataka.',
  };
  const previews = (payer: string, bills: readonly object[]): MockLink.MockedResponse => ({
    request: { query: CargoInvoicePreviewsDocument, variables: { input: { cargoIds: [1], payer } } },
    result: { data: { cargoInvoicePreviews: bills } },
  });
  const dates = { invoiceDate: companyToday(), invoiceMonth: '2026-11' };
  const { user } = renderScreen(<CargoPage />, {
    mocks: [
      cargoList([aCargo()]),
      previews('Receiver', [bill]),
      {
        request: {
          query: GenerateCargoInvoicesDocument,
          variables: { input: { cargoIds: [1], payer: 'Receiver', ...dates } },
        },
        result: {
          data: {
            generateCargoInvoices: [
              {
                __typename: 'Invoice',
                uniqueId: 'i1',
                cargoConsignments: [{ __typename: 'CargoConsignment', uniqueId: 'k1', version: 2, invoiceId: 5 }],
              },
            ],
          },
        },
      },
      cargoList([aCargo({ version: 2, invoiceId: 5 })]),
    ],
  });
  await screen.findByText('CG-1001');
  await user.click(screen.getByText('Select'));
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
  await user.click(await screen.findByText('Generate Invoice'));
  expect(await screen.findByText('Deccan Valves, Goods transport by road')).toBeVisible();
  expect(screen.getByText(/the recipient pays 5% on reverse charge/)).toBeVisible();
  await user.click(screen.getByText('Generate', { selector: 'button *' }));
  expect(await screen.findByText('1 invoice created successfully')).toBeVisible();
});
