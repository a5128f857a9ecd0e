import { one, route } from '../../../core/module/route';
import { gstr1 } from './gstr1.service';
import { Gstr1 } from './gstr1.type';

const taxes = ['taxable', 'igst', 'cgst', 'sgst'] as const;
const invoice = ['number', 'date', 'gstin', 'receiver', 'placeOfSupply', 'charge', 'value', ...taxes] as const;
const note = [
  'kind',
  'number',
  'date',
  'gstin',
  'receiver',
  'placeOfSupply',
  'charge',
  'invoiceNumber',
  'invoiceDate',
  'value',
  ...taxes,
] as const;
const place = ['placeOfSupply', 'isInterState', 'rate', ...taxes] as const;
const service = ['code', 'service', 'rate', 'value', ...taxes] as const;

export const gstr1Routes = [
  route('GET', 'gst/gstr1', {
    run: gstr1,
    answer: one(Gstr1, {
      with: {
        period: ['uniqueId', 'version', 'filedOn', 'arn'],
        checks: ['rule', 'findings'],
        b2b: invoice,
        b2cl: invoice,
        b2cs: place,
        nil: 'all',
        cdnr: note,
        cdnur: note,
        at: place,
        atadj: place,
        hsnB2b: service,
        hsnB2c: service,
        docs: 'all',
      },
    }),
  }),
];
