/** Controls of the booking form that antd and ui/ do not provide. Each is used inside a `Field`. */
import { Input, Switch } from 'antd';
import { consignmentFields } from '../../../../server/src/domain/bookings/consignmentFields';
import { forCodes } from '../../ui/input/scannedField';
import type { InputFormState } from '../../ui/form/useInputForm';
import type { ConsignmentValues } from './ConsignmentFormValues';

interface FieldControl<Value> {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  disabled?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface AwbProps extends FieldControl<string> {
  form: Pick<InputFormState<ConsignmentValues>, 'Flag'>;
  /** The vendor's AWB numbers can be taken from the receipt book. */
  fromBook: boolean;
  /** If taken from the receipt book: the next number, empty while loading. Otherwise null. */
  next: string | null;
  /** The field was left with this number. */
  onLeave: (awbNo: string) => void;
}

export function AwbInput({ form, fromBook, next, onLeave, value, onChange, ...rest }: AwbProps) {
  return (
    <div className="between">
      <Input
        {...rest}
        {...forCodes}
        value={next ?? value}
        disabled={rest.disabled || next !== null}
        placeholder={next === '' ? 'from the book' : undefined}
        maxLength={consignmentFields.awbNo.maxLength}
        autoCapitalize="characters"
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={(event) => onLeave(event.target.value)}
      />
      {fromBook && (
        <label className="between">
          <form.Flag name="autofillAwb" noStyle>
            <Switch size="small" aria-label="Autofill AWB" />
          </form.Flag>
          Auto
        </label>
      )}
    </div>
  );
}
