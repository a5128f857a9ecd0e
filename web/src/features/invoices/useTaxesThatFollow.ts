import { useEffect, useRef } from 'react';
import { inForce, settingCatalogue } from '../../../../server/src/domain/datedSettings';
import { useTaxRatesQuery } from '../../graphql.generated';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import { taxableOf, taxesAfter, type InvoiceValues } from './invoiceValues';

const dateOf = ({ invoiceDate }: InvoiceValues) => invoiceDate;

/** Taxes that are those of taxable amount and date follow them when they change; taxes that were typed otherwise stay. */
export function useTaxesThatFollow<Values extends InvoiceValues>(form: InputFormState<Values>): void {
  const taxable = useFormValues(form, taxableOf);
  const taxPercent = useTaxPercent(useFormValues(form, dateOf));
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

/** The rate of a day in hundredths of a percent; null without a day, and while it is read. */
function useTaxPercent(day: string | null): number | null {
  const { data } = useTaxRatesQuery();
  const setting = data?.settings.rows.find(({ key }) => key === 'gst.percent');
  const dated = setting?.values.map(({ validFrom, value }) => ({ validFrom: validFrom ?? '', value }));
  const found = day && dated ? inForce(dated, day) : null;
  return found && settingCatalogue['gst.percent'].read(found.value);
}
