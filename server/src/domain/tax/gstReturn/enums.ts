/** Enumerations of GST, part of `domain/enums.ts`. */
import { namesOf } from '../../values/fields';

export const gstLabels = {
  CreditNoteReason: {
    PostSaleDiscount: 'Discount after the sale',
    Deficiency: 'Deficiency of the service',
    Correction: 'Correction of the invoice',
    PlaceOfSupply: 'Change of the place of supply',
    Other: 'Other',
  },
  SaleDocument: {
    Invoice: 'Invoice',
    ThirdPartyInvoice: 'Third-party invoice',
    CounterBill: 'Counter bill',
    CashInvoice: 'Cash invoice',
    CreditNote: 'Credit note',
    DebitNote: 'Debit note',
  },
  NoteKind: { Credit: 'Credit note', Debit: 'Debit note' },
  ServiceCharge: {
    Forward: 'Forward charge',
    ReverseCharge: 'Reverse charge',
    Exempt: 'Exempt',
  },
  CreditNoteStatus: { Draft: 'Draft', Approved: 'Approved' },
  SupplyType: {
    B2B: 'Registered customer',
    SEZWP: 'Special economic zone, with tax',
    SEZWOP: 'Special economic zone, without tax',
    B2C: 'Unregistered customer',
  },
  PosRule: {
    CustomerState: 'State of the customer’s GSTIN',
    SpecialZone: 'Special economic zone',
    HandedOver: 'Where the goods are handed over',
  },
};

/** As the e-invoice names it: SEZWP is with payment of tax, SEZWOP without, by a letter of undertaking. */
export const SupplyType = namesOf(gstLabels.SupplyType);
export type SupplyType = keyof typeof SupplyType;

/** By what the place of supply was decided (IGST Act, sections 12(8)(a), 7(5) and 12(8)(b)). */
export const PosRule = namesOf(gstLabels.PosRule);
export type PosRule = keyof typeof PosRule;

/** A credit note reduces an invoice, a debit note adds to it. */
export const NoteKind = namesOf(gstLabels.NoteKind);
export type NoteKind = keyof typeof NoteKind;

/** Why a note is made. */
export const CreditNoteReason = namesOf(gstLabels.CreditNoteReason);
export type CreditNoteReason = keyof typeof CreditNoteReason;

export const CreditNoteStatus = namesOf(gstLabels.CreditNoteStatus);
export type CreditNoteStatus = keyof typeof CreditNoteStatus;

/** A line of the sales register. */
export const SaleDocument = namesOf(gstLabels.SaleDocument);
export type SaleDocument = keyof typeof SaleDocument;

/** Who pays the tax on a service: the company, the recipient, or nobody. */
export const ServiceCharge = namesOf(gstLabels.ServiceCharge);
export type ServiceCharge = keyof typeof ServiceCharge;
