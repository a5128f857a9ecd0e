/** The company's own name and logo, without a developer. */
import sharp from 'sharp';
import { codesOf } from './codes';
import { aConsignment, aCustomer, made, today } from './records';
import { expect, openFromMenu, test } from './waybill';

test.use({ ownServer: 'it changes the name of the company' });

test('an admin saves a profile from today with a logo: an invoice shows it with a code to pay, and the sign-in page the name', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  await openFromMenu(page, 'Company', 'Company');
  const list = page.getByRole('table', { name: 'Company profiles' });
  await list.getByText('care@waybill.test').waitFor();
  await page.getByRole('button', { name: 'New profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Company' });
  await dialog.getByLabel('Trade Name').fill('Deccan Parcels');
  await dialog.getByLabel('Legal Name').fill('Deccan Parcels LLP');
  await dialog.getByLabel('Address').fill('7 Laxmi Road\nSadashiv Peth');
  await dialog.getByLabel('City', { exact: true }).fill('Pune');
  await dialog.getByLabel('Account Name').fill('Deccan Parcels LLP');
  await dialog.getByLabel('UPI Id').fill('deccan.parcels@okaxis');
  await dialog.getByLabel('PIN Code').fill('411');
  const red = { create: { width: 900, height: 300, channels: 3, background: 'red' } } as const;
  const logo = await sharp(red).png().toBuffer();
  await dialog.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(dialog.getByAltText('Logo')).toHaveJSProperty('naturalWidth', 600);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('PIN code has six digits').first().waitFor();
  await dialog.getByLabel('PIN Code').fill('411030');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(list.getByRole('row')).toHaveCount(3);

  const customer = await aCustomer(page, 'Mula Mills');
  const { id } = await aConsignment(page, { senderId: customer.id, customerAmount: 500 });
  const dates = { invoiceDate: today(), invoiceMonth: today().slice(0, 7) };
  const { uniqueId, version } = await made<{ version: number }>(page, 'invoices', {
    consignmentIds: [id],
    customerId: customer.id,
    ...dates,
  });
  await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  const print = await page.context().newPage();
  await print.goto(`/invoice/print/${uniqueId}`);
  await expect(print.getByAltText('Deccan Parcels')).toHaveJSProperty('naturalWidth', 600);
  const text = await print.locator('main').textContent();
  for (const part of ['Deccan Parcels LLP', '7 Laxmi Road, Sadashiv Peth, Pune 411030, Maharashtra'])
    expect(text).toContain(part);
  expect(text).not.toContain('Waybill');

  await expect(print.getByRole('img', { name: 'QR code to pay by UPI' })).toHaveCount(0);
  const approval = await page.request.put(`/api/1.0/invoices/${uniqueId}/approve`, { data: { version } });
  const { invoiceNumber } = ((await approval.json()) as { resultObject: { invoiceNumber: string } }).resultObject;
  await print.reload();
  const code = print.getByRole('img', { name: 'QR code to pay by UPI' });
  const number = encodeURIComponent(invoiceNumber);
  expect(await codesOf(await code.screenshot())).toEqual({
    barcodes: [],
    qrCodes: [`upi://pay?pa=deccan.parcels@okaxis&pn=Deccan%20Parcels&am=590.00&cu=INR&tn=${number}`],
  });

  const visitor = await waybill.visitor();
  await visitor.goto('/login');
  await visitor.getByRole('heading', { name: 'Sign in to Deccan Parcels' }).waitFor();
  await expect(visitor).toHaveTitle('Login | Deccan Parcels');
  await expect(visitor.getByRole('banner').getByAltText('Deccan Parcels')).toHaveJSProperty('naturalWidth', 600);
});
