import { Select } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStatesQuery } from '../../graphql.generated';
import { bestMatch, ranked } from '../../ui/input/bestMatch';
import { wholeList } from '../../ui/table/useListPage';
import { useSuggestions } from '../../ui/input/useSuggestions';
import type { Place } from './schemeValues';

interface Props {
  label: string;
  value: readonly Place[];
  /** Cities alone, or states too. */
  of: 'cities' | 'places';
  onChange: (places: readonly Place[]) => void;
}

const pauseMs = 200;

const valueOf = ({ kind, id }: Place) => `${kind} ${id}`;
const labelOf = ({ kind, name }: Place) => (kind === 'state' ? `${name} (state)` : name);

/** Several cities and states, by the beginnings of their names. */
export function PlacesSelect({ label, value, of, onChange }: Props) {
  const { cities } = useSuggestions();
  const { data } = useStatesQuery({
    variables: { search: { skip: 0, take: wholeList, sortBy: 'name', sortOrder: 'ASC' } },
    skip: of === 'cities',
  });
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; places: readonly Place[] }>({ text: '', places: [] });
  const known = useRef(new Map<string, Place>());

  useEffect(() => {
    let overtaken = false;
    const timer = setTimeout(
      () => {
        cities(text).then(
          (items) => overtaken || setFound({ text, places: items.map(({ id, name }) => ({ kind: 'city', id, name })) }),
          () => overtaken || setFound({ text, places: [] }),
        );
      },
      text === '' ? 0 : pauseMs,
    );
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [cities, text]);

  const states = useMemo(
    () =>
      (data?.states.rows ?? [])
        .filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()))
        .map(({ id, name }) => ({ kind: 'state' as const, id, name })),
    [data, text],
  );
  // Not what was found for earlier letters: Enter would take the first of it.
  const isAnswered = found.text === text;
  const cityPlaces = isAnswered ? found.places : [];
  const offered = ranked(of === 'cities' ? cityPlaces : [...states, ...cityPlaces], text);
  const chosen = of === 'cities' ? value.filter(({ kind }) => kind === 'city') : value;
  const best = isAnswered && text.trim() ? bestMatch(offered, text) : null;
  const options = unique([...offered, ...(text ? [] : chosen)]);
  useEffect(() => {
    [...value, ...offered].forEach((place) => known.current.set(valueOf(place), place));
  });

  return (
    <Select<string[]>
      mode="multiple"
      aria-label={label}
      style={{ width: '100%' }}
      placeholder={of === 'cities' ? 'Cities' : 'Cities and states'}
      // Enter takes only what the letters alone can mean, and removes nothing.
      defaultActiveFirstOption={best !== null && !chosen.some((place) => valueOf(place) === valueOf(best))}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText, autoClearSearchValue: true }}
      value={chosen.map(valueOf)}
      options={options.map((place) => ({ value: valueOf(place), label: labelOf(place) }))}
      onChange={(values) => {
        setText('');
        onChange(values.flatMap((each) => known.current.get(each) ?? []));
      }}
    />
  );
}

const unique = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [valueOf(place), place])).values(),
];
