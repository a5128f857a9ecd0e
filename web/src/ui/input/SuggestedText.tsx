import { AutoComplete, Input } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import type { Suggestion } from './RemoteSelect';
import { tabToNext } from './tabToNext';
import { useTypeahead } from './useTypeahead';

interface Props {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  placeholder?: string;
  allowClear?: boolean;
  /** Loads names that start with the text. */
  load: (text: string) => Promise<readonly Suggestion[]>;
  maxLength?: number;
}

/**
 * Free text with earlier values as suggestions: no key replaces what was typed, unless the arrow keys have chosen. antd marks
 * an option that begins with the text as if they had, which a space before each value avoids.
 */
export function SuggestedText({ load, maxLength, placeholder, allowClear, ...rest }: Props) {
  const { names, onSearch, onBlur } = useTypeahead(load);
  /** The arrow keys have chosen since the last letter. */
  const moved = useRef(false);

  /** antd would also choose an option on which the pointer happens to lie. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') moved.current = names.length > 0;
    else if ((key === 'Tab' || key === 'Enter') && !ctrlKey && !metaKey && !moved.current) {
      onBlur();
      event.stopPropagation();
    }
  }

  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      <AutoComplete
        {...rest}
        options={names.map((name) => ({ value: ` ${name}`, label: name }))}
        onSearch={(text) => {
          moved.current = false;
          onSearch(text);
        }}
        defaultActiveFirstOption={false}
        style={{ width: '100%' }}
        onBlur={onBlur}
        onKeyDown={tabToNext}
        onChange={(text: string | undefined) => rest.onChange?.(text?.trimStart() ?? '')}
      >
        <Input maxLength={maxLength} placeholder={placeholder} allowClear={allowClear} />
      </AutoComplete>
    </div>
  );
}
