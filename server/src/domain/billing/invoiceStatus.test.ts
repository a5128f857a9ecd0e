import { InvoiceReading, InvoiceStatus } from './enums';
import { labels } from '../enums';
import {
  editableInvoiceStatuses,
  invoiceStatusesOf,
  invoiceTypeLabels,
  mayBecome,
  mayBecomeByEdit,
  nextInvoiceStatuses,
} from './invoiceStatus';

const all = Object.values(InvoiceStatus);

function moves(reading: 'A' | 'B'): string[] {
  return all.flatMap((from) => all.filter((to) => mayBecome(reading, from, to)).map((to) => `${from}>${to}`));
}

describe('invoice states', () => {
  it('moves Generated, Approved, Paid in reading A', () => {
    expect(invoiceStatusesOf('A')).toEqual(['Generated', 'Approved', 'Paid']);
    expect(moves('A')).toEqual(['Generated>Approved', 'Approved>Paid', 'Pending>Paid']);
    expect(mayBecome('A', 'Approved', 'Pending')).toBe(false);
  });

  it('may rest at Pending in reading B', () => {
    expect(invoiceStatusesOf('B')).toEqual(['Generated', 'Approved', 'Pending', 'Paid']);
    expect(moves('B')).toEqual(['Generated>Approved', 'Approved>Pending', 'Approved>Paid', 'Pending>Paid']);
  });

  it('goes any number of steps forward by an edit, and none back', () => {
    const reached = (reading: 'A' | 'B', from: InvoiceStatus) => all.filter((to) => mayBecomeByEdit(reading, from, to));
    expect(all.map((from) => reached('A', from))).toEqual([['Approved', 'Paid'], ['Paid'], ['Paid'], []]);
    expect(all.map((from) => reached('B', from))).toEqual([
      ['Approved', 'Pending', 'Paid'],
      ['Pending', 'Paid'],
      ['Paid'],
      [],
    ]);
  });

  it.each(Object.values(InvoiceReading))('never goes back nor stays in reading %s, and ends at Paid', (reading) => {
    for (const from of all) {
      for (const to of nextInvoiceStatuses[reading][from]) expect(all.indexOf(to)).toBeGreaterThan(all.indexOf(from));
    }
    expect(nextInvoiceStatuses[reading].Paid).toEqual([]);
  });

  it('offers no way back to Generated in the edit form', () => {
    expect(editableInvoiceStatuses('A')).toEqual(['Approved', 'Paid']);
    expect(editableInvoiceStatuses('B')).toEqual(['Approved', 'Pending', 'Paid']);
  });

  it('names the types by reading', () => {
    expect(invoiceTypeLabels.A).toEqual(labels.InvoiceType);
    expect(invoiceTypeLabels.B).toEqual({
      Automatic: 'Self',
      Manual: 'Third Party',
      Counter: 'Counter',
      Cash: 'Cash',
    });
  });
});
