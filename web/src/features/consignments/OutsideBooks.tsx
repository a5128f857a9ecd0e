import { CheckReceiptDocument, type CheckReceiptQuery } from '../../graphql.generated';
import { askedAwb } from '../../ui/form/takenAwb';
import { useAnswer } from '../../ui/form/useAnswer';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import type { ConsignmentValues } from './ConsignmentFormValues';

interface Props {
  form: InputFormState<ConsignmentValues>;
  /** The number as it was when its field was left. */
  left: string;
}

/** Says that a typed number of own cargo is in no receipt book. It blocks nothing. */
export function OutsideBooks({ form, left }: Props) {
  const awbNo = useFormValues(form, (values) => values.awbNo);
  const vendorId = useFormValues(form, (values) => values.vendorId?.id ?? null);
  const code = awbNo === left ? askedAwb(left) : null;
  const input = code === null || vendorId === null ? null : { awbNo: code, vendorId: String(vendorId) };
  const answer = useAnswer<CheckReceiptQuery>(CheckReceiptDocument, input && { input });
  const warning = answer?.checkReceipt.warning;
  return warning ? (
    <span className="quiet small" role="status">
      {warning}
    </span>
  ) : null;
}
