import { gstinStateCode, isGstin, normalizeGstin } from '../../../../server/src/domain/tax/gstin';
import { stateNameOf } from '../../../../server/src/domain/tax/stateCodes';
import type { InputFormState } from '../../ui/form/useInputForm';
import { useFormValues } from '../../ui/form/useFormValues';

const wholeLength = 15;

/** What a GSTIN says, as soon as it is typed. */
export function GstinFacts<Values extends { gstin: string }>({
  form,
}: {
  form: Pick<InputFormState<Values>, 'subscribe' | 'values'>;
}) {
  const gstin = useFormValues(form, (values) => normalizeGstin(values.gstin));
  return <span aria-live="polite">{factsOf(gstin)}</span>;
}

function factsOf(gstin: string): string {
  if (gstin.length < wholeLength) return 'Gives state and PAN';
  if (!isGstin(gstin)) return 'Its last character is not the check digit of the others';
  return `${stateNameOf(gstinStateCode(gstin)) ?? 'State not known'}, PAN ${gstin.slice(2, 12)}`;
}
