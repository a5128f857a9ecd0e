/** Payments, ageing, the ledger of a customer with its statement and credit, and the figures of the dashboard. */
import type { Page } from '@playwright/test';
import { formatDate } from '../server/src/domain/values/dates';
import { pressLetters } from './keys';
import { aConsignment, aCustomer, chooseInRow, made, rowOf, today } from './records';
import { answerQuestion, expect, openDashboard, test } from './waybill';

test.use({ ownServer: 'its figures are of all that is owed' });

test(
  'a payment pays the oldest invoice, bounces, and is in the ageing both times',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('admin');
    await openDashboard(page);
    await pressLetters(page, 'ga');
    await expect(page).toHaveURL(/\/receivables$/);
    await expect(page.getByRole('row', { name: /RCT\// }).first()).toBeVisible();

    await page.getByRole('tab', { name: 'Ageing' }).click();
    const bars = page.getByRole('list', { name: 'What is owed by days after the due date' });
    const balance = bars.getByRole('listitem').last();
    await expect(balance).toContainText('Balance');
    const before = (await balance.textContent()) ?? '';
    const first = page.getByRole('table', { name: /^Ageing as of/ }).locator('tr[data-row="0"]');
    await first.getByRole('cell').first().click();
    const items = page.getByRole('dialog');
    await expect(items.getByRole('table', { name: 'Open invoices' })).toBeVisible();
    const company = (await first.getByRole('cell').first().innerText()).trim();
    await page.keyboard.press('Escape');
    await expect(items).toBeHidden();

    await page.getByRole('tab', { name: 'Payments' }).click();
    await expect(page.getByRole('button', { name: 'Record Payment' })).toBeVisible();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Record Payment' });
    await dialog.getByLabel('Customer').fill(company);
    await page.locator('.ant-select-item-option').filter({ hasText: company }).first().click();
    await expect(dialog.getByRole('table', { name: 'Open invoices' })).toBeVisible();
    await dialog.getByLabel('Mode').click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'Cheque' }).click();
    await dialog.getByLabel('Amount', { exact: true }).fill('100');
    await expect(dialog.getByLabel(/^Amount for /).first()).toHaveValue('100.00');
    await expect(dialog.getByText(/Allocated ₹ 100.00 · Left ₹ 0.00/)).toBeVisible();
    await dialog
      .getByLabel(/^Amount for /)
      .first()
      .fill('60');
    await expect(dialog.getByText(/Allocated ₹ 60.00 · Left ₹ 40.00/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Oldest due first' }).click();
    await dialog.getByLabel('Cheque No').fill('204777');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Payment recorded successfully')).toBeVisible();
    await expect(dialog).toBeHidden();

    const row = page.getByRole('row', { name: /204777/ });
    await expect(row).toContainText('Allocated');
    await row.getByRole('button', { name: /^View RCT/ }).click();
    const payment = page.getByRole('dialog', { name: /^Payment RCT/ });
    await expect(payment.getByRole('table', { name: 'Allocations' })).toContainText('100.00');
    await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
    const [receipt] = await Promise.all([
      page.context().waitForEvent('page'),
      payment.getByRole('button', { name: 'Print Receipt' }).click(),
    ]);
    await expect(receipt.getByRole('table', { name: 'Documents' })).toContainText('100.00');
    await expect(receipt.getByText('Valid when the cheque has been paid.')).toBeVisible();
    await receipt.close();
    await payment.getByRole('button', { name: 'Reverse' }).click();
    await payment.getByLabel('Reason').fill('Funds insufficient');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Payment reversed successfully')).toBeVisible();
    await expect(payment.getByText(/Bounced on .*Funds insufficient/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: /204777/ })).toContainText('Bounced');

    await page.getByRole('tab', { name: 'Ageing' }).click();
    await expect(balance).toHaveText(before);
  },
);

/** Karnataka: an approved invoice of 10,000 with IGST. */
async function aBill(page: Page, customerId: number): Promise<{ id: number; uniqueId: string; invoiceNumber: string }> {
  const [invoiceDate, invoiceMonth] = [today(), today().slice(0, 7)];
  const amounts = { actualAmount: 10_000, igst: 1800, cgst: 0, sgst: 0, totalAmount: 11_800, totalConsignments: 3 };
  const bill = await made(page, 'invoices/manual', { customerId, invoiceDate, invoiceMonth, ...amounts });
  const answer = await page.request.put(`/api/1.0/invoices/${bill.uniqueId}/approve`, { data: { invoiceStatus: 2 } });
  const { resultObject } = (await answer.json()) as { resultObject: { invoiceNumber: string } };
  return { ...bill, ...resultObject };
}

test('a customer has a ledger with links, a statement that is printed and mailed, and credit', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const customer = await aCustomer(page, 'Kodagu Coffee', { gst: '29ABACS0877M1ZS', email: 'accounts@kodagu.example' });
  const bill = await aBill(page, customer.id);
  const allocations = [{ invoiceId: bill.id, cash: 11_600, tds: 200 }];
  const payment = {
    customerId: customer.id,
    receivedOn: today(),
    mode: 3,
    amount: 11_600,
    tdsAmount: 200,
    allocations,
  };
  await made(page, 'payments', payment);
  await made(page, 'payments', { ...payment, amount: 3200, tdsAmount: 0, allocations: [] });

  await page.goto('/customers?searchText=Kodagu');
  await chooseInRow(rowOf(page, 'Kodagu Coffee'), 'Ledger of Kodagu Coffee');
  await expect(page.getByRole('heading', { name: 'Kodagu Coffee' })).toBeVisible();
  const ledger = page.getByRole('table', { name: 'Ledger' });
  await expect(ledger.getByRole('row').last()).toContainText('Closing balance-₹ 3,200.00');
  await expect(ledger.getByRole('row', { name: /TDS/ })).toContainText('₹ 200.00');
  const address = page.url();

  await page.getByRole('button', { name: 'Set Credit' }).click();
  const credit = page.getByRole('dialog', { name: 'Credit of Kodagu Coffee' });
  await credit.getByLabel('Credit Limit').fill('50000');
  await credit.getByLabel('Credit Days').fill('30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Credit saved successfully')).toBeVisible();
  await expect(credit).toBeHidden();
  await expect(page.getByText('₹ 50,000.00')).toBeVisible();
  await page.getByRole('button', { name: 'Allow Bookings' }).click();
  const lift = page.getByRole('dialog', { name: 'Allow bookings of Kodagu Coffee' });
  await lift.getByLabel('Until').fill(today());
  await lift.getByLabel('Reason').fill('Cheque is coming');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: `Bookings on credit are allowed until ${formatDate(today())}` })
      .first(),
  ).toBeVisible();
  await expect(lift).toBeHidden();

  await page.getByRole('button', { name: 'Mail Statement' }).click();
  await page
    .getByText(/^Mail the statement of .* to accounts@kodagu.example\? The address stands since /)
    .last()
    .waitFor();
  await answerQuestion(page, 'Mail');
  await expect(page.getByText('Statement is being mailed')).toBeVisible();

  await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  const [paper] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Print' }).click(),
  ]);
  await expect(paper).toHaveURL(/\/statement\/print\/.*\?from=\d{4}-04-01&to=/);
  await expect(paper.getByRole('table', { name: 'Movements' })).toContainText(bill.invoiceNumber);
  await expect(paper.getByRole('row', { name: 'Advance ₹ 3,200.00' })).toBeVisible();
  await paper.close();

  await ledger.getByRole('link', { name: bill.invoiceNumber }).click();
  const detail = page.getByRole('dialog').filter({ hasText: 'Invoice Details' });
  await expect(detail.getByRole('table', { name: 'Payments of the invoice' })).toContainText('₹ 11,600.00₹ 200.00');
  await detail.getByRole('link', { name: /^RCT/ }).click();
  await expect(page.getByRole('dialog', { name: /^Payment RCT/ })).toContainText('Kodagu Coffee');
  await page.goto(address);
  await expect(ledger.getByRole('row').last()).toContainText('-₹ 3,200.00');
});

test('the figures of the dashboard lead to what they are of', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  // Of all branches, as the ageing is.
  await page.goto('/dashboard?branchId=');
  const panel = page.getByRole('region', { name: 'Receivables' });
  const balance = panel.getByRole('listitem').last();
  await expect(balance).toContainText('Balance');
  const shown = await balance.textContent();
  await panel.getByRole('region', { name: 'Receivable', exact: true }).getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Ageing' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: 'Balance' })).toHaveText(shown ?? '');
  await page.goBack();
  await panel.getByRole('region', { name: 'Advances' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Advances', pressed: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /RCT\// }).first()).toContainText('Advance');
  await expect(page.getByRole('row', { name: /Allocated/ }).filter({ hasText: 'RCT/' })).toHaveCount(0);
  await page.goBack();
  await panel.getByRole('region', { name: 'TDS without certificate' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Without Certificate', pressed: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Missing/ }).first()).toBeVisible();

  const clerk = await waybill.staff('member');
  await clerk.goto('/dashboard');
  await clerk.getByRole('heading', { name: 'Total Bookings' }).waitFor();
  await expect(clerk.getByRole('region', { name: 'Receivables' })).toHaveCount(0);
});

test('consignments that are already paid are named before they are billed, and left out', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const { id: senderId } = await aCustomer(page, 'Paid Before Traders');
  const awbNo = `PB${Date.now()}`;
  const book = (at: number, customerAmount: number) =>
    aConsignment(page, { awbNo: `${awbNo}-${at}`, senderId, customerAmount, paymentMode: 1 });
  await book(0, 100);
  await book(1, 200);
  const { uniqueId } = await book(2, 1240);
  const paid = { customerAmount: 1240, vendorAmount: 80, paymentRecivedDate: today(), paymentStatus: 2 };
  expect((await page.request.put(`/api/1.0/consignments/${uniqueId}/payment`, { data: paid })).ok()).toBe(true);

  await page.goto(`/consignments?mode=invoices&awbNo=${awbNo}`);
  await rowOf(page, `${awbNo}-2`).getByRole('checkbox').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Generate Invoice' });
  const notice = dialog.getByRole('alert').filter({ hasText: '1 of 3 is already paid, ₹ 1,240.00' });
  await expect(notice).toContainText(`${awbNo}-2`);
  await notice.getByRole('button', { name: 'Leave out' }).click();
  await expect(notice).toBeHidden();
  await expect(dialog.getByText('₹ 354.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('Invoice created successfully').first().waitFor();
  await expect(rowOf(page, `${awbNo}-2`).getByRole('checkbox')).toHaveCount(1);
});
