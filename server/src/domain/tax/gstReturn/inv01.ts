/** The document of an e-invoice, form INV-01 version 1.1, of an invoice, a credit note or a debit note. */
import { formatMonth, type DateOnly } from '../../values/dates';
import { formatRupees, paiseToRupees, type Paise } from '../../values/money';
import { courier, type ServiceTerms } from '../services';
import { percentTexts, taxesOf, type SupplyType, type TaxBase } from '../gst';
import type { NoteKind } from './enums';
import type { TaxedAmounts } from './creditNote';

export interface Party {
  gstin: string;
  legalName: string;
  address: string | null;
  /** Town. */
  location: string | null;
  pinCode: string | null;
  /** State code. */
  state: string;
}

export interface ReportedDocument extends TaxedAmounts, TaxBase, Omit<ServiceTerms, 'sac'> {
  sac: string;
  number: string;
  date: DateOnly;
  /** The month of the services. */
  month: string;
  supplyType: Exclude<SupplyType, 'B2C'>;
  placeOfSupply: string;
  /** Charges outside the tax. */
  otherCharges: Paise;
  seller: Party;
  buyer: Party;
  /** Of a note: its kind, and the invoice that it is about; null for an invoice. */
  about: { kind: NoteKind; number: string; date: DateOnly } | null;
}

const noteTypes = { Credit: 'CRN', Debit: 'DBN' } as const satisfies Record<NoteKind, string>;

const unit = 'OTH';

/** Why the document cannot be reported; empty if it can. */
export function reportRefusals(document: ReportedDocument): string[] {
  const { number, seller, buyer, taxable, taxPercent, supplyType, placeOfSupply, charge, about } = document;
  const isInterState = supplyType === 'SEZWP' || placeOfSupply !== seller.state;
  const isUntaxed = supplyType === 'SEZWOP' || charge !== 'Forward';
  const due = taxesOf(isUntaxed ? 0 : taxable, taxPercent, isInterState);
  // The note that credits the rest of an invoice takes the rest of its taxes; the portal allows a rupee.
  const tolerance: Paise = about ? 100 : 0;
  return [
    ...(charge === 'Exempt' ? ['Exempt services are not reported'] : []),
    ...(/^[0/-]/.test(number) ? ['Invoice number must not begin with 0, - or /'] : []),
    ...partyRefusals('Seller', seller),
    ...partyRefusals('Buyer', buyer),
    ...(['igst', 'cgst', 'sgst'] as const).flatMap((tax) => {
      const amount = document[tax];
      const isDue = !isUntaxed && (tax === 'igst') === isInterState;
      if (isDue && Math.abs(amount - due[tax]) <= tolerance) return [];
      if (!isDue && amount === 0) return [];
      const name = tax.toUpperCase();
      return isDue || amount > 0
        ? [`${name} ${plain(amount)} is not ${isDue ? percentTexts(taxPercent)[tax] : 0} % of ${plain(taxable)}`]
        : [];
    }),
  ];
}

const plain = (paise: Paise) => formatRupees(paise).replace('₹ ', '');

const partyRefusals = (who: 'Seller' | 'Buyer', { address, location, pinCode }: Party): string[] => [
  ...(address ? [] : [`${who} address is required`]),
  ...(location ? [] : [`${who} city is required`]),
  ...(pinCode ? [] : [`${who} PIN is required`]),
];

/** As the portal takes it. It never holds an IRN: that comes from the portal's answer. */
export function inv01Of(document: ReportedDocument) {
  const { taxable, igst, cgst, sgst, otherCharges, about } = document;
  const taxes = { IgstAmt: paiseToRupees(igst), CgstAmt: paiseToRupees(cgst), SgstAmt: paiseToRupees(sgst) };
  const assessed = paiseToRupees(taxable);
  return {
    Version: '1.1',
    TranDtls: {
      TaxSch: 'GST',
      SupTyp: document.supplyType,
      RegRev: document.charge === 'ReverseCharge' ? 'Y' : 'N',
      IgstOnIntra: 'N',
    },
    DocDtls: {
      Typ: about ? noteTypes[about.kind] : 'INV',
      No: document.number.toUpperCase(),
      Dt: dayFirst(document.date),
    },
    SellerDtls: partyOf(document.seller),
    BuyerDtls: { ...partyOf(document.buyer), Pos: document.placeOfSupply },
    ItemList: [
      {
        SlNo: '1',
        PrdDesc: `${document.service === courier ? 'Courier services' : document.service} ${formatMonth(document.month)}`,
        IsServc: 'Y',
        HsnCd: document.sac,
        Qty: 1,
        Unit: unit,
        UnitPrice: assessed,
        TotAmt: assessed,
        AssAmt: assessed,
        GstRt: document.supplyType === 'SEZWOP' || document.charge !== 'Forward' ? 0 : document.taxPercent / 100,
        ...taxes,
        TotItemVal: paiseToRupees(taxable + igst + cgst + sgst),
      },
    ],
    ValDtls: {
      AssVal: assessed,
      IgstVal: taxes.IgstAmt,
      CgstVal: taxes.CgstAmt,
      SgstVal: taxes.SgstAmt,
      OthChrg: paiseToRupees(otherCharges),
      TotInvVal: paiseToRupees(taxable + igst + cgst + sgst + otherCharges),
    },
    ...(about && { RefDtls: { PrecDocDtls: [{ InvNo: about.number.toUpperCase(), InvDt: dayFirst(about.date) }] } }),
  };
}

export type Inv01 = ReturnType<typeof inv01Of>;

const partyOf = ({ gstin, legalName, address, location, pinCode, state }: Party) => ({
  Gstin: gstin,
  LglNm: legalName.slice(0, 100),
  Addr1: (address ?? '').slice(0, 100),
  Loc: (location ?? '').slice(0, 50),
  Pin: Number(pinCode),
  Stcd: state,
});

/** '2026-11-10' is '10/11/2026'. */
const dayFirst = (date: DateOnly): string => date.split('-').reverse().join('/');

/** 'INV01-INV-26-27-1.json' for the document INV/26-27/1. */
export const einvoiceFileName = (number: string | null): string => `INV01-${(number ?? '').replaceAll('/', '-')}.json`;
