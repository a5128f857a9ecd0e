/** The controls of the booking form that antd and ui/ do not have; each stands in a `Field`. */
import { AutoComplete, Form, Input, Switch } from 'antd';
import type { Suggestion } from '../../ui/RemoteSelect';
import { tabToNext } from '../../ui/tabToNext';
import { useTypeahead } from '../../ui/useTypeahead';

interface FieldControl<Value> {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  disabled?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface FreeTextProps extends FieldControl<string> {
  /** Names that begin with the text. */
  load: (text: string) => Promise<readonly Suggestion[]>;
  maxLength: number;
}

/** Any text, with earlier ones to choose from. */
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
  /** The vendor's numbers may come from the receipt book. */
  fromBook: boolean;
  /** They do: the number that would be given now, empty while it is being asked for. */
  next: string | null;
}

export function AwbInput({ fromBook, next, value, onChange, ...rest }: AwbProps) {
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
          <Form.Item name="autofillAwb" valuePropName="checked" noStyle>
            <Switch size="small" aria-label="Autofill AWB" />
          </Form.Item>
          Auto
        </label>
      )}
    </div>
  );
}
