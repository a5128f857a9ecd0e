import { useEffect, useRef } from 'react';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import { useDatedPercent } from './useDatedPercent';
import { taxableOf, taxesAfter, type InvoiceValues } from './invoiceValues';

const dateOf = ({ invoiceDate }: InvoiceValues) => invoiceDate;

/** Taxes that are those of taxable amount and date follow them when they change; taxes that were typed otherwise stay. */
export function useTaxesThatFollow<Values extends InvoiceValues>(form: InputFormState<Values>): void {
  const taxable = useFormValues(form, taxableOf);
  const taxPercent = useDatedPercent('gst.percent', useFormValues(form, dateOf));
  const before = useRef({ taxable, taxPercent });
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const was = before.current;
    before.current = { taxable, taxPercent: taxPercent ?? was.taxPercent };
    if (was.taxPercent === null || taxPercent === null || was.taxable === 0) return;
    if (was.taxable === taxable && was.taxPercent === taxPercent) return;
    const { antd, changed, values } = latest.current;
    const taxes = taxesAfter(values(), { taxable: was.taxable, taxPercent: was.taxPercent }, { taxable, taxPercent });
    if (!taxes) return;
    antd.setFieldsValue(taxes as Parameters<typeof antd.setFieldsValue>[0]);
    changed(['igst', 'cgst', 'sgst']);
  }, [taxable, taxPercent]);
}
