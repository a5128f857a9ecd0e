import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from './RemoteSelect';

const pauseMs = 200;

/** Suggestions for a free text field, requested when typing pauses; none after the field was left. */
export function useTypeahead(load: (text: string) => Promise<readonly Suggestion[]>) {
  const [names, setNames] = useState<readonly string[]>([]);
  const timer = useRef<number>(undefined);
  const asked = useRef('');
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function onSearch(text: string): void {
    window.clearTimeout(timer.current);
    asked.current = text;
    if (!text.trim()) return setNames([]);
    timer.current = window.setTimeout(() => {
      load(text).then(
        // Ignores answers for earlier texts.
        (found) => asked.current === text && setNames(found.map(({ name }) => name)),
        () => asked.current === text && setNames([]),
      );
    }, pauseMs);
  }
  return { names, onSearch, onBlur: () => onSearch('') };
}
