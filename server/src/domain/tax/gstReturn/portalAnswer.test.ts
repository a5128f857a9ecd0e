import { karnataka } from '../../../testing/gstReturn';
import { readPortalFile } from './portalAnswer';

const number = 'INV/26-27/1';
const signed = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`;
const invoice = { DocDtls: { No: number, Dt: '22/11/2026' }, SellerDtls: { Gstin: karnataka } };
const qr = { DocNo: number, DocDt: '22/11/2026', SellerGstin: karnataka };
const wrapped = (payload: object) => signed({ data: JSON.stringify(payload), iss: 'NIC' });

test.each([
  ['the signed invoice', { SignedInvoice: wrapped(invoice) }],
  ['the signed invoice without a wrapper', { SignedInvoice: signed(invoice) }],
  ['the QR code', { SignedQRCode: wrapped(qr) }],
  ['the QR code without a wrapper', { SignedQRCode: signed(qr) }],
  ['the answer itself', invoice],
  ['the answer itself, beside a signed text that cannot be read', { ...invoice, SignedInvoice: 'e30.?' }],
])('what document an answer is about is read from %s', (_, given) => {
  const file = JSON.stringify({ Irn: 'a'.repeat(64), AckNo: 112610000012345, AckDt: '2026-11-22 12:00:00', ...given });
  expect(readPortalFile(file, number)).toMatchObject({
    documentNumber: number,
    documentDate: '2026-11-22',
    gstin: karnataka,
  });
});
