import { previewOf } from './creditNoteValues';

const invoice = {
  uniqueId: 'i1',
  id: 1,
  invoiceNumber: 'INV/26-27/1',
  invoiceDate: '2026-11-02',
  actualAmount: 1000,
  additionalCharges: 50,
  taxPercent: 18,
  taxExplanation: 'IGST 18%: the place of supply is Karnataka.',
  cgst: 0,
  sgst: 0,
  outstanding: 0,
  customer: null,
};

test('taxable charges can be credited with their tax', () => {
  const taxed = { ...invoice, chargesTaxable: true, igst: 189, totalAmount: 1239 };
  expect(previewOf('Credit', 1050, taxed, [])).toMatchObject({
    igst: 189_00,
    total: 1239_00,
    left: 1050_00,
    excess: 0,
  });
  expect(previewOf('Credit', 1050.01, taxed, [])).toMatchObject({ excess: 1 });
});

test('charges outside the tax are not credited', () => {
  const beside = { ...invoice, chargesTaxable: false, igst: 180, totalAmount: 1230 };
  expect(previewOf('Credit', 1050, beside, [])).toMatchObject({ left: 1000_00, excess: 50_00 });
});

test('a debit note has each tax at the rate of the invoice, and raises what can be credited once it is approved', () => {
  const billed = { ...invoice, chargesTaxable: false, igst: 180, totalAmount: 1230 };
  expect(previewOf('Debit', 2000, billed, [])).toMatchObject({ igst: 360_00, total: 2360_00, excess: 0 });
  const debit = { kind: 'Debit' as const, uniqueId: 'n1', taxable: 50, igst: 9, cgst: 0, sgst: 0 };
  const approved = { ...debit, status: 'Approved' as const };
  expect(previewOf('Credit', 1050, billed, [approved])).toMatchObject({ igst: 189_00, left: 1050_00, excess: 0 });
  expect(previewOf('Credit', 1050, billed, [{ ...debit, status: 'Draft' }])).toMatchObject({ excess: 50_00 });
});
