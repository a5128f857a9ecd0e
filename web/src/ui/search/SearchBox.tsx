import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useShortcut } from '../keys/shortcuts';
import { ViewMenu } from '../views/ViewMenu';

interface Props {
  label: string;
  placeholder?: string;
  /** Maximum length accepted by the server. */
  maxLength?: number;
  /** False where no list is searched, whose views could be saved. */
  hasViews?: boolean;
  /** The current search text. */
  value: string | undefined;
  /** Called on Enter, on the button, and on clearing. */
  onSearch: (text: string | undefined) => void;
}

export function SearchBox({ label, placeholder, maxLength = 100, hasViews = true, value, onSearch }: Props) {
  const input = useRef<InputRef>(null);
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // The search was changed from outside, e.g. by back navigation.
    setShown(value);
    setText(value ?? '');
  }
  useShortcut('/', label, () => input.current?.focus({ cursor: 'all' }), { opensField: true });
  return (
    <span className="row grow">
      {hasViews && <ViewMenu />}
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
    </span>
  );
}
