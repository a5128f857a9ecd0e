/** Answers of the e-invoice portal. */
import { company } from '../company';
import { wallClock } from '../domain/values/dates';
import type { TestServer } from './testServer';

export const irnOf = (serial: number): string => serial.toString(16).padStart(64, 'a');

/** As it is copied from the portal's page; acknowledged at the time of the server's clock, about a document of today. */
export function pastedAnswer(server: TestServer, documentNumber: string, given: Record<string, unknown> = {}) {
  const { clock, config } = server.app;
  const ackDate = wallClock(clock.now(), config.timezone).toISOString().slice(0, 19).replace('T', ' ');
  return {
    irn: irnOf(Number(documentNumber.split('/').at(-1))),
    ackNo: '112610000012345',
    ackDate,
    documentNumber,
    documentDate: clock.today(),
    gstin: company.gstin,
    ...given,
  };
}

const token = (data: object): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ data: JSON.stringify(data), iss: 'NIC' })}.c2lnbmF0dXJl`;
};

/** The file that the portal gives, with signed texts. */
export function portalFile(server: TestServer, number: string, given: Record<string, unknown> = {}): string {
  const { irn, ackNo, ackDate, documentDate, gstin } = { ...pastedAnswer(server, number), ...given };
  const day = String(documentDate).split('-').reverse().join('/');
  const seller = { Gstin: gstin };
  return JSON.stringify([
    {
      AckNo: Number(ackNo),
      AckDt: ackDate,
      Irn: irn,
      SignedInvoice: token({ DocDtls: { Typ: 'INV', No: number, Dt: day }, SellerDtls: seller }),
      SignedQRCode: token({ SellerGstin: gstin, DocNo: number, DocTyp: 'INV', DocDt: day, Irn: irn }),
      Status: 'ACT',
    },
  ]);
}
