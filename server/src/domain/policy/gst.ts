import { formatDate, monthInWords, monthOf, type DateOnly, type Month } from '../values/dates';
import { NounPolicy, type Refusal } from './nounPolicy';

export const gstPolicy = new NounPolicy({
  group: 'GST',
  actions: {
    einvoiceJson: 'gst:read',
    gstr1: 'gst:read',
    salesRegister: 'gst:read',
    placeOfSupply: 'gst:explain',
    gstPeriods: 'gst:read',
    fileGstPeriod: 'gst:file',
    reopenGstPeriod: 'gst:file',
    recordIrn: 'gst:write',
    recordIrnCancelled: 'gst:write',
    recordCreditNoteIrn: 'gst:write',
  },
  permissions: {
    'gst:read': { label: 'See GST returns and e-invoices', kind: 'read', member: false, ofCompany: true },
    'gst:explain': { label: 'See the place of supply', kind: 'read', member: true },
    'gst:file': { label: 'Mark months as filed, and reopen them', kind: 'write', member: false, ofCompany: true },
    'gst:write': { label: 'Record IRNs', kind: 'write', member: false },
  },
});

export interface PeriodState {
  filedOn: string | null;
}

export const gstRefusal = {
  /** Of everything that is dated in the month. */
  dated: (month: Month, period: PeriodState | null): Refusal =>
    period?.filedOn ? `GSTR-1 of ${monthInWords(month)} is filed` : null,
  /** `from`: the first day of the open books. */
  booksClosed: (date: DateOnly, from: DateOnly | null): Refusal =>
    from !== null && monthOf(date) < monthOf(from) ? `The books are closed before ${formatDate(from)}` : null,
  /** Of a day that is chosen newly: what closes its month. */
  /** Said besides, of a payment or an allocation. */
  advances: 'Its advances would change: use a later date, or reopen the month',
  unended: (month: Month, isUnended: boolean): Refusal => (isUnended ? `${monthInWords(month)} is not over yet` : null),
  reopen: ({ filedOn }: PeriodState): Refusal => (filedOn ? null : 'Month is not filed'),
};
