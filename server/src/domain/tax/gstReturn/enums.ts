/** Enumerations of GST, part of `domain/enums.ts`. */
import { names } from '../../values/fields';

/** As the e-invoice names it: SEZWP is with payment of tax, SEZWOP without, by a letter of undertaking. */
export const SupplyType = names('B2B', 'SEZWP', 'SEZWOP', 'B2C');
export type SupplyType = keyof typeof SupplyType;

/** By what the place of supply was decided (IGST Act, sections 12(8)(a), 7(5) and 12(8)(b)). */
export const PosRule = names('CustomerState', 'SpecialZone', 'HandedOver');
export type PosRule = keyof typeof PosRule;

/** A credit note reduces an invoice, a debit note adds to it. */
export const NoteKind = names('Credit', 'Debit');
export type NoteKind = keyof typeof NoteKind;

/** Why a note is made. */
export const CreditNoteReason = names('PostSaleDiscount', 'Deficiency', 'Correction', 'PlaceOfSupply', 'Other');
export type CreditNoteReason = keyof typeof CreditNoteReason;

export const CreditNoteStatus = names('Draft', 'Approved');
export type CreditNoteStatus = keyof typeof CreditNoteStatus;

/** A line of the sales register. */
export const SaleDocument = names(
  'Invoice',
  'ThirdPartyInvoice',
  'CounterBill',
  'CashInvoice',
  'CreditNote',
  'DebitNote',
);
export type SaleDocument = keyof typeof SaleDocument;

/** Who pays the tax on a service: the company, the recipient, or nobody. */
export const ServiceCharge = names('Forward', 'ReverseCharge', 'Exempt');
export type ServiceCharge = keyof typeof ServiceCharge;

export const gstLabels = {
  CreditNoteReason: {
    PostSaleDiscount: 'Discount after the sale',
    Deficiency: 'Deficiency of the service',
    Correction: 'Correction of the invoice',
    PlaceOfSupply: 'Change of the place of supply',
    Other: 'Other',
  } satisfies Record<CreditNoteReason, string>,
  SaleDocument: {
    Invoice: 'Invoice',
    ThirdPartyInvoice: 'Third-party invoice',
    CounterBill: 'Counter bill',
    CashInvoice: 'Cash invoice',
    CreditNote: 'Credit note',
    DebitNote: 'Debit note',
  } satisfies Record<SaleDocument, string>,
  NoteKind: { Credit: 'Credit note', Debit: 'Debit note' } satisfies Record<NoteKind, string>,
  ServiceCharge: {
    Forward: 'Forward charge',
    ReverseCharge: 'Reverse charge',
    Exempt: 'Exempt',
  } satisfies Record<ServiceCharge, string>,
  CreditNoteStatus: { Draft: 'Draft', Approved: 'Approved' } satisfies Record<CreditNoteStatus, string>,
  SupplyType: {
    B2B: 'Registered customer',
    SEZWP: 'Special economic zone, with tax',
    SEZWOP: 'Special economic zone, without tax',
    B2C: 'Unregistered customer',
  } satisfies Record<SupplyType, string>,
  PosRule: {
    CustomerState: 'State of the customer’s GSTIN',
    SpecialZone: 'Special economic zone',
    HandedOver: 'Where the goods are handed over',
  } satisfies Record<PosRule, string>,
};
