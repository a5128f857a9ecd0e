import { useEffect, useRef } from 'react';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import { taxableOf, taxesAfter, type InvoiceValues } from './invoiceValues';

/** Taxes that are those of the taxable amount follow it when it changes; taxes that were typed otherwise stay. */
export function useTaxesThatFollow<Values extends InvoiceValues>(form: InputFormState<Values>): void {
  const taxable = useFormValues(form, taxableOf);
  const before = useRef(taxable);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const was = before.current;
    before.current = taxable;
    const { antd, changed, values } = latest.current;
    const taxes = was === taxable || was === 0 ? null : taxesAfter(values(), was, taxable);
    if (!taxes) return;
    antd.setFieldsValue(taxes as Parameters<typeof antd.setFieldsValue>[0]);
    changed(['igst', 'cgst', 'sgst']);
  }, [taxable]);
}
