/**
 * The filters of a list, each with all that an active filter needs: its URL codec, its value for the API and the text
 * of its chip. A filter of the API's search that has no entry does not compile; its field is demanded by `SearchGrid`.
 *
 *   export const manifestSearch = defineSearch<ManifestSearch>()({
 *     cargoId: filters.reference((name) => `Cargo: ${name}`),
 *     minAmount: filters.money((amount) => `Amount from ${amount}`), ...
 *   });
 */
import { formatDate, monthInWords } from '../../../../server/src/domain/values/dates';
import { isRelativeDate, relativeDateText, resolveDate } from '../../../../server/src/domain/values/relativeDates';
import { companyToday } from '../../companyToday';
import { showMoney } from '../app/format';
import { urlCodecs, type FiltersOf, type Reference, type UrlCodec } from './urlCodecs';

/** One or more filters as a chip text, with the names to clear when the chip is removed. */
export interface FilterChip<Filters> {
  text: string;
  names: readonly (keyof Filters)[];
}

/** Methods see all filters of the list, for those that only make sense together, such as the bounds of a period. */
export interface FilterSpec<Value, Given> {
  codec: UrlCodec<Value>;
  /** The value for the API; undefined leaves the filter out. */
  toApi(value: Value, all: object): Given | undefined;
  /** The text of a separate chip, or a chip shared with other filters; null shows none. */
  chip(value: Value, all: object): string | SharedChip | null;
}

/** A chip of several filters, the same for each of them. */
interface SharedChip {
  text: string;
  names: readonly string[];
}

type PagingNames = 'skip' | 'take' | 'after' | 'before' | 'sortBy' | 'sortOrder';
type FilterNames<Search> = Exclude<keyof Search, PagingNames>;
type SpecsOf<Search> = { readonly [Name in FilterNames<Search>]-?: FilterSpec<unknown, NonNullable<Search[Name]>> };
type CodecsOf<Specs> = {
  [Name in keyof Specs]: Specs[Name] extends FilterSpec<infer Value, unknown> ? UrlCodec<Value> : never;
};

export interface SearchDefinition<Filters extends object, Search> {
  codecs: { [Name in keyof Filters]: UrlCodec<Filters[Name]> };
  /** API search input with only the filters that are set. */
  toSearch: (filters: Partial<Filters>) => Partial<Search>;
  chips: (filters: Partial<Filters>) => FilterChip<Partial<Filters>>[];
}

/** What a definition's filters hold, each of them optional. */
export type FiltersIn<Definition> =
  Definition extends SearchDefinition<infer Filters, unknown> ? Partial<Filters> : never;

export const defineSearch =
  <Search>() =>
  <Specs extends SpecsOf<Search>>(specs: Specs): SearchDefinition<FiltersOf<CodecsOf<Specs>>, Search> => {
    type Filters = FiltersOf<CodecsOf<Specs>>;
    type Name = keyof Filters & string;
    const all = Object.entries(specs) as [Name, FilterSpec<unknown, unknown>][];
    const given = (filters: Partial<Filters>) => all.filter(([name]) => filters[name] !== undefined);
    return {
      codecs: Object.fromEntries(all.map(([name, { codec }]) => [name, codec])) as SearchDefinition<
        Filters,
        Search
      >['codecs'],
      toSearch: (filters) =>
        Object.fromEntries(
          given(filters)
            .map(([name, spec]) => [name, spec.toApi(filters[name], filters)])
            .filter(([, value]) => value !== undefined),
        ) as Partial<Search>,
      chips(filters) {
        const chips = new Map<string, FilterChip<Partial<Filters>>>();
        for (const [name, spec] of given(filters)) {
          const chip = spec.chip(filters[name], filters);
          if (typeof chip === 'string') chips.set(chip, { text: chip, names: [name] });
          else if (chip) chips.set(chip.text, { text: chip.text, names: chip.names as readonly Name[] });
        }
        return [...chips.values()];
      },
    };
  };

const same = <Value>(value: Value): Value => value;

interface Period {
  fromDate?: string;
  toDate?: string;
}

const dateText = (date: string) => (isRelativeDate(date) ? relativeDateText(date) : formatDate(date));
/** A relative date as of today; the calendar goes on while the address stays. */
const asOf = (bound: 'from' | 'to') => (date: string) => resolveDate(date, companyToday(), bound);

/** 'Booking Date from 01-Mar-2026 to 05-Mar-2026', or the one day; null without dates. */
function periodText(label: string, { fromDate, toDate }: Period): string | null {
  if (!fromDate && !toDate) return null;
  if (fromDate && fromDate === toDate) return `${label} ${dateText(fromDate)}`;
  const from = fromDate && `from ${dateText(fromDate)}`;
  const to = toDate && `to ${dateText(toDate)}`;
  return [label, from, to].filter(Boolean).join(' ');
}

/** The kinds of filters; `text` makes the chip's text. */
export const filters = {
  text: (text: (value: string) => string): FilterSpec<string, string> => ({
    codec: urlCodecs.text,
    toApi: same,
    chip: text,
  }),
  flag: (text: (value: boolean) => string): FilterSpec<boolean, boolean> => ({
    codec: urlCodecs.flag,
    toApi: same,
    chip: text,
  }),
  number: (text: (value: string) => string): FilterSpec<number, number> => ({
    codec: urlCodecs.number,
    toApi: same,
    chip: (value) => text(value.toLocaleString('en-IN')),
  }),
  /** Rupees. */
  money: (text: (value: string) => string): FilterSpec<number, number> => ({
    codec: urlCodecs.money,
    toApi: same,
    chip: (value) => text(showMoney(value)),
  }),
  month: (text: (value: string) => string): FilterSpec<string, string> => ({
    codec: urlCodecs.month,
    toApi: same,
    chip: (value) => text(monthInWords(value)),
  }),
  date: (text: (value: string) => string, bound: 'from' | 'to'): FilterSpec<string, string> => ({
    codec: urlCodecs.date,
    toApi: asOf(bound),
    chip: (value) => text(dateText(value)),
  }),
  /** A record, searched for by its id. */
  reference: (text: (name: string) => string): FilterSpec<Reference, number[]> => ({
    codec: urlCodecs.reference,
    toApi: ({ id }) => [id],
    chip: ({ name }) => text(name),
  }),
  /** One member of an enumeration, where the API takes several. */
  oneOf: <Name extends string>(
    names: Readonly<Record<Name, Name>>,
    text: (value: Name) => string,
  ): FilterSpec<Name, Name[]> => ({ codec: urlCodecs.oneOf(names), toApi: (value) => [value], chip: text }),
  someOf: <Name extends string>(
    names: Readonly<Record<Name, Name>>,
    text: (value: Name) => string,
  ): FilterSpec<Name[], Name[]> => ({
    codec: urlCodecs.someOf(names),
    toApi: same,
    chip: (values) => values.map(text).join(', '),
  }),
  /** `fromDate` and `toDate` with one chip, which names the date as `label` says and clears `names` too. */
  period: <All extends Period>(label: (all: All) => string, names: readonly (keyof All & string)[] = []) => {
    const bound = (of: 'from' | 'to'): FilterSpec<string, string> => ({
      codec: urlCodecs.date,
      toApi: asOf(of),
      chip(_, all: All) {
        const text = periodText(label(all), all);
        return text === null ? null : { text, names: [...names, 'fromDate', 'toDate'] };
      },
    });
    return { fromDate: bound('from'), toDate: bound('to') };
  },
};
