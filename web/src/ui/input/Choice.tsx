import { Radio } from 'antd';

interface Props<Name extends string> {
  label: string;
  of: Readonly<Record<Name, string>>;
  value?: Name | null;
  onChange?: (chosen: Name | null) => void;
  /** Options that are shown but disabled. */
  closed?: readonly Name[];
  id?: string;
  disabled?: boolean;
}

/** Radio group for a few options: Tab focuses it, arrow keys choose. */
export function Choice<Name extends string>({ label, of, closed, value, onChange, ...rest }: Props<Name>) {
  const options = (Object.entries(of) as [Name, string][]).map(([name, text]) => ({
    value: name,
    label: text,
    disabled: closed?.includes(name),
  }));
  return (
    <Radio.Group
      {...rest}
      className="choice"
      aria-label={label}
      optionType="button"
      block
      options={options}
      value={value}
      onChange={({ target }: { target: { value?: Name } }) => onChange?.(target.value ?? null)}
    />
  );
}
