/** Controls of the booking form that antd and ui/ do not provide. Each is used inside a `Field`. */
import { AutoComplete, Input, Switch } from 'antd';
import type { Suggestion } from '../../ui/RemoteSelect';
import { tabToNext } from '../../ui/tabToNext';
import type { InputFormState } from '../../ui/useInputForm';
import { useTypeahead } from '../../ui/useTypeahead';
import type { ConsignmentValues } from './ConsignmentFormValues';

interface FieldControl<Value> {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  disabled?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface FreeTextProps extends FieldControl<string> {
  /** Loads names that start with the text. */
  load: (text: string) => Promise<readonly Suggestion[]>;
  maxLength: number;
}

/** Free text input with earlier values as suggestions. */
export function SuggestedText({ load, maxLength, ...rest }: FreeTextProps) {
  return (
    <AutoComplete
      {...rest}
      {...useTypeahead(load)}
      defaultActiveFirstOption={false}
      onKeyDown={tabToNext}
      onChange={(text: string | undefined) => rest.onChange?.(text ?? '')}
    >
      <Input maxLength={maxLength} />
    </AutoComplete>
  );
}

interface AwbProps extends FieldControl<string> {
  form: Pick<InputFormState<ConsignmentValues>, 'Flag'>;
  /** The vendor's AWB numbers can be taken from the receipt book. */
  fromBook: boolean;
  /** If taken from the receipt book: the next number, empty while loading. Otherwise null. */
  next: string | null;
}

export function AwbInput({ form, fromBook, next, value, onChange, ...rest }: AwbProps) {
  return (
    <div className="awb-input">
      <Input
        {...rest}
        value={next ?? value}
        disabled={rest.disabled || next !== null}
        maxLength={30}
        autoCapitalize="characters"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {fromBook && (
        <label>
          <form.Flag name="autofillAwb" noStyle>
            <Switch size="small" aria-label="Autofill AWB" />
          </form.Flag>
          Auto
        </label>
      )}
    </div>
  );
}
