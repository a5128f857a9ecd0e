/** The controls of the booking form that antd and ui/ do not have; each stands in a `Field`. */
import { AutoComplete, Form, Input, Radio, Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { RemoteSelect, type Suggestion } from '../../ui/RemoteSelect';

interface FieldControl<Value> {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  disabled?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface ReferenceProps<Item extends Suggestion> extends FieldControl<Item | null> {
  load: (text: string) => Promise<readonly Item[]>;
  remember: string;
}

/** A `RemoteSelect` whose value is the record with its name, so that a draft and the last choices can show it. */
export function ReferenceSelect<Item extends Suggestion>({ value = null, onChange, ...rest }: ReferenceProps<Item>) {
  return (
    <RemoteSelect
      {...rest} value={value?.id ?? null} current={value} allowClear={false}
      // What is chosen was loaded, or remembered from what was.
      onChange={(_, chosen) => onChange?.(chosen as Item | null)}
    />
  );
}

interface ChoiceProps<Name extends string> extends FieldControl<Name | null> {
  label: string;
  of: Readonly<Record<Name, string>>;
  /** Shown, and not to be chosen. */
  closed?: readonly Name[];
}

/** One of a few, all in sight: Tab reaches it, the arrows choose. */
export function Choice<Name extends string>({ label, of, closed, value, onChange, ...rest }: ChoiceProps<Name>) {
  const options = (Object.entries(of) as [Name, string][])
    .map(([name, text]) => ({ value: name, label: text, disabled: closed?.includes(name) }));
  return (
    <Radio.Group
      {...rest} aria-label={label} optionType="button" block options={options} value={value}
      onChange={({ target }: { target: { value?: Name } }) => onChange?.(target.value ?? null)}
    />
  );
}

interface FreeTextProps extends FieldControl<string> {
  /** Names that begin with the text. */
  load: (text: string) => Promise<readonly Suggestion[]>;
  maxLength: number;
}

const pauseMs = 200;

/** Any text, with earlier ones to choose from. */
export function SuggestedText({ load, maxLength, ...rest }: FreeTextProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function offer(text: string): void {
    window.clearTimeout(timer.current);
    if (!text.trim()) return setNames([]);
    timer.current = window.setTimeout(() => {
      load(text).then((found) => setNames(found.map(({ name }) => name)), () => setNames([]));
    }, pauseMs);
  }

  return (
    <AutoComplete
      {...rest} options={names.map((name) => ({ value: name }))} defaultActiveFirstOption={false} onSearch={offer}
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
        {...rest} value={next ?? value} disabled={rest.disabled || next !== null} maxLength={30}
        autoCapitalize="characters" onChange={(event) => onChange?.(event.target.value)}
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
