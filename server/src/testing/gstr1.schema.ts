/**
 * JSON Schema of what the GSTR-1 offline tool imports, as far as the product fills it.
 * Source: "GSTR-1 offline tool, version 3.2" with its sheets and the JSON that it writes, gst.gov.in, downloads; table 12
 * in two parts since May 2025. Read in November 2026. Written anew from that list of fields.
 */

const amount = { type: 'number', minimum: -9_999_999_999_999.99, maximum: 9_999_999_999_999.99 } as const;
const date = { type: 'string', pattern: '^[0-3][0-9]-[01][0-9]-20[0-9]{2}$' } as const;
const gstin = { type: 'string', pattern: '^[0-9]{2}[0-9A-Z]{13}$' } as const;
const stateCode = { type: 'string', pattern: '^[0-9]{2}$' } as const;
const number = { type: 'string', pattern: '^[A-Za-z0-9/-]{1,16}$' } as const;
const kind = { enum: ['R', 'SEWP', 'SEWOP', 'DE'] } as const;
/** Any that the law sets: the rates are dated settings. */
const rate = { type: 'number', minimum: 0, maximum: 100 } as const;
const supply = { enum: ['INTER', 'INTRA'] } as const;
const taxes = { iamt: amount, camt: amount, samt: amount, csamt: amount } as const;

const object = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: object) => ({ type: 'array', items });

const itms = list(object({ num: { type: 'integer' }, itm_det: object({ txval: amount, rt: rate, ...taxes }) }));
const invoice = { inum: number, idt: date, val: amount, itms } as const;
const note = { ntty: { enum: ['C', 'D'] }, nt_num: number, nt_dt: date, val: amount, pos: stateCode, itms } as const;
const advances = list(
  object({ pos: stateCode, sply_ty: supply, itms: list(object({ rt: rate, ad_amt: amount, ...taxes })) }),
);
const services = list(
  object({
    num: { type: 'integer' },
    hsn_sc: { type: 'string', pattern: '^[0-9]{4,8}$' },
    desc: { type: 'string', maxLength: 30 },
    uqc: { const: 'NA' },
    qty: { const: 0 },
    rt: rate,
    txval: amount,
    ...taxes,
  }),
);

const whole = object({
  gstin,
  fp: { type: 'string', pattern: '^[01][0-9]20[0-9]{2}$' },
  version: { type: 'string', pattern: '^GST[0-9.]+$' },
  hash: { const: 'hash' },
  b2b: list(
    object({
      ctin: gstin,
      inv: list(object({ ...invoice, pos: stateCode, rchrg: { enum: ['Y', 'N'] }, inv_typ: kind })),
    }),
  ),
  b2cl: list(object({ pos: stateCode, inv: list(object(invoice)) })),
  b2cs: list(object({ pos: stateCode, sply_ty: supply, typ: { const: 'OE' }, rt: rate, txval: amount, ...taxes })),
  cdnr: list(object({ ctin: gstin, nt: list(object({ ...note, rchrg: { enum: ['Y', 'N'] }, inv_typ: kind })) })),
  cdnur: list(object({ ...note, typ: { const: 'B2CL' } })),
  at: advances,
  txpd: advances,
  hsn: object({ hsn_b2b: services, hsn_b2c: services }),
  doc_issue: object({
    doc_det: list(
      object({
        doc_num: { type: 'integer', minimum: 1, maximum: 12 },
        docs: list(
          object({
            num: { type: 'integer' },
            from: number,
            to: number,
            totnum: { type: 'integer', minimum: 0 },
            cancel: { type: 'integer', minimum: 0 },
            net_issue: { type: 'integer', minimum: 0 },
          }),
        ),
      }),
    ),
  }),
});

const exempt = { enum: ['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'] } as const;

/** A month without exempt supplies has no table of them. */
export const gstr1Schema = {
  ...whole,
  properties: {
    ...whole.properties,
    nil: object({ inv: list(object({ sply_ty: exempt, nil_amt: amount, expt_amt: amount, ngsup_amt: amount })) }),
  },
};
