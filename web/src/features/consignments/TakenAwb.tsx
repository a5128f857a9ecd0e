import { AwbHolderDocument, type AwbHolderQuery } from '../../graphql.generated';
import { askedAwb, takenAwb } from '../../ui/form/takenAwb';
import { useAnswer } from '../../ui/form/useAnswer';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import type { ConsignmentValues } from './ConsignmentFormValues';

interface Props {
  form: InputFormState<ConsignmentValues>;
  /** The number as it was when its field was left. */
  left: string;
  /** The consignment being edited. */
  own: string | null;
}

/** Says that the number is taken once its field is left. It blocks nothing: the save itself refuses. */
export function TakenAwb({ form, left, own }: Props) {
  const awbNo = useFormValues(form, (values) => values.awbNo);
  const code = awbNo === left ? askedAwb(left) : null;
  const answer = useAnswer<AwbHolderQuery>(AwbHolderDocument, code === null ? null : { code });
  const taken = takenAwb(left, answer, own);
  return (
    taken && (
      <span className="wrong small" role="alert">
        {taken}
      </span>
    )
  );
}
