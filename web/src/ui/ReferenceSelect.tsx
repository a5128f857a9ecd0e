import { RemoteSelect, type Suggestion } from './RemoteSelect';

interface Props<Item extends Suggestion> {
  value?: Item | null;
  onChange?: (chosen: Item | null) => void;
  load: (text: string) => Promise<readonly Item[]>;
  /** Offers the last choices made under this name first. */
  remember?: string;
  id?: string;
  disabled?: boolean;
}

/** A `RemoteSelect` whose value is the record with its name, so that a draft and the last choices can show it. */
export function ReferenceSelect<Item extends Suggestion>({ value = null, onChange, ...rest }: Props<Item>) {
  return (
    <RemoteSelect
      {...rest}
      value={value?.id ?? null}
      current={value}
      allowClear={false}
      // What is chosen was loaded, or remembered from what was.
      onChange={(_, chosen) => onChange?.(chosen as Item | null)}
    />
  );
}
