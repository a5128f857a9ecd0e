import { RemoteSelect, type Suggestion } from './RemoteSelect';

interface Props<Item extends Suggestion> {
  value?: Item | null;
  onChange?: (chosen: Item | null) => void;
  load: (text: string) => Promise<readonly Item[]>;
  /** Recent choices are stored under this name and suggested first. */
  remember?: string;
  id?: string;
  disabled?: boolean;
}

/** `RemoteSelect` whose value is the record with its name, so that drafts and recent choices can show it. */
export function ReferenceSelect<Item extends Suggestion>({ value = null, onChange, ...rest }: Props<Item>) {
  return (
    <RemoteSelect
      {...rest}
      value={value?.id ?? null}
      current={value}
      allowClear={false}
      // The chosen item comes from loaded or stored suggestions, which are all of type `Item`.
      onChange={(_, chosen) => onChange?.(chosen as Item | null)}
    />
  );
}
