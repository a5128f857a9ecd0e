import { Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { useShortcut } from './shortcuts';

interface Props {
  label: string;
  placeholder?: string;
  /** What is searched for now. */
  value: string | undefined;
  /** Enter, the button, or clearing. */
  onSearch: (text: string | undefined) => void;
}

export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const input = useRef<InputRef>(null);
  useShortcut('/', label, () => input.current?.focus({ cursor: 'all' }));
  return (
    <Input.Search
      // Another search from outside (back, a link) shows itself.
      key={value ?? ''}
      ref={input} defaultValue={value} placeholder={placeholder} aria-label={label} allowClear enterButton
      maxLength={100} style={{ maxWidth: 340 }}
      onSearch={(text) => onSearch(text.trim() || undefined)}
    />
  );
}
