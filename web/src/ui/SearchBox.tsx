import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useShortcut } from './shortcuts';

interface Props {
  label: string;
  placeholder?: string;
  /** What the server takes. */
  maxLength?: number;
  /** What is searched for now. */
  value: string | undefined;
  /** Enter, the button, or clearing. */
  onSearch: (text: string | undefined) => void;
}

export function SearchBox({ label, placeholder, maxLength = 100, value, onSearch }: Props) {
  const input = useRef<InputRef>(null);
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // Another search from outside: back, or a link.
    setShown(value);
    setText(value ?? '');
  }
  useShortcut('/', label, () => input.current?.focus({ cursor: 'all' }));
  return (
    <Input.Search
      ref={input}
      value={text}
      placeholder={placeholder}
      aria-label={label}
      allowClear
      enterButton
      maxLength={maxLength}
      style={{ maxWidth: 340 }}
      onChange={(event) => setText(event.target.value)}
      onSearch={(entered) => onSearch(entered.trim() || undefined)}
    />
  );
}
