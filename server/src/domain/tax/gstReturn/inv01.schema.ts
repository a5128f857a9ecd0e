/**
 * JSON Schema of INV-01 version 1.1, as far as the product fills it, with the limits of the published field list.
 * Source: "E-Invoice JSON Schema, version 1.1" with its field list on einvoice1.gst.gov.in (notification 60/2020, Central
 * Tax), read in November 2026. Written anew from that list.
 */

const text = (minLength: number, maxLength: number) => ({ type: 'string', minLength, maxLength }) as const;
const amount = { type: 'number', minimum: 0, maximum: 999_999_999_999.99, multipleOf: 0.01 } as const;
const date = { type: 'string', pattern: '^[0-3][0-9]/[01][0-9]/20[0-9]{2}$' } as const;
const documentNumber = { type: 'string', pattern: '^[A-Z1-9][A-Z0-9/-]{0,15}$' } as const;
const stateCode = { type: 'string', pattern: '^[0-9]{1,2}$' } as const;

const party = {
  Gstin: { type: 'string', pattern: '^[0-9]{2}[0-9A-Z]{13}$' },
  LglNm: text(3, 100),
  Addr1: text(1, 100),
  Loc: text(3, 50),
  Pin: { type: 'integer', minimum: 100_000, maximum: 999_999 },
  Stcd: stateCode,
} as const;

/** An object of exactly these properties; all but the optional ones must be there. */
const object = (properties: object, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

export const inv01Schema = object(
  {
    Version: { const: '1.1' },
    TranDtls: object({
      TaxSch: { const: 'GST' },
      SupTyp: { enum: ['B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP'] },
      RegRev: { enum: ['Y', 'N'] },
      IgstOnIntra: { enum: ['Y', 'N'] },
    }),
    DocDtls: object({ Typ: { enum: ['INV', 'CRN', 'DBN'] }, No: documentNumber, Dt: date }),
    SellerDtls: object(party),
    BuyerDtls: object({ ...party, Pos: stateCode }),
    ItemList: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: object({
        SlNo: text(1, 6),
        PrdDesc: text(3, 300),
        IsServc: { enum: ['Y', 'N'] },
        HsnCd: { type: 'string', pattern: '^[0-9]{4,8}$' },
        Qty: { type: 'number', minimum: 0 },
        Unit: text(3, 8),
        UnitPrice: amount,
        TotAmt: amount,
        AssAmt: amount,
        GstRt: { type: 'number', minimum: 0, maximum: 999.999 },
        IgstAmt: amount,
        CgstAmt: amount,
        SgstAmt: amount,
        TotItemVal: amount,
      }),
    },
    ValDtls: object({
      AssVal: amount,
      IgstVal: amount,
      CgstVal: amount,
      SgstVal: amount,
      OthChrg: amount,
      TotInvVal: amount,
    }),
    RefDtls: object({
      PrecDocDtls: { type: 'array', minItems: 1, items: object({ InvNo: documentNumber, InvDt: date }) },
    }),
  },
  ['RefDtls'],
);
