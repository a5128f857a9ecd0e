import { Button } from 'antd';
import { useFormValues } from '../../ui/form/useFormValues';
import type { InputFormState } from '../../ui/form/useInputForm';
import type { ConsignmentValues } from './ConsignmentFormValues';
import { dimensionsOf } from './dimensions';
import { ratedBy, reasonOf, showRated, type Quote, type RatedField } from './ratedValues';

interface Props {
  form: InputFormState<ConsignmentValues>;
  field: RatedField;
  quote: Quote;
  disabled?: boolean;
}

/** One line under a field that the rate cards fill: why, or what they give instead of the typed value. */
export function RateNote({ form, field, quote, disabled = false }: Props) {
  const { value, hasDimensions } = useFormValues(form, (values) => ({
    value: values[field],
    hasDimensions: dimensionsOf(values.dimensions) !== null,
  }));
  const rated = ratedBy(quote, hasDimensions)[field];
  const reason = reasonOf(quote, field);
  if (rated === null || value === rated) {
    return reason ? (
      <span className="quiet small cut" title={reason}>
        {reason}
      </span>
    ) : null;
  }
  return (
    <span className="quiet small cut" title={reason}>
      {`Rated ${showRated(field, rated)}, `}
      <Button
        type="link"
        size="small"
        disabled={disabled}
        tabIndex={-1}
        aria-label={`Use ${showRated(field, rated)}`}
        onClick={() => {
          form.antd.setFieldsValue({ [field]: rated });
          form.changed([field]);
        }}
      >
        Use
      </Button>
    </span>
  );
}
