/** Codecs between a list's filters and URL parameters. Unreadable parameters are ignored. */
import { isMonth } from '../../../../server/src/domain/values/dates';
import { isSearchDate } from '../../../../server/src/domain/values/relativeDates';

export interface UrlCodec<Value> {
  read(text: string): Value | undefined;
  write(value: Value): string;
}

const writeText = (value: unknown) => String(value);

function member<Name extends string>(names: Readonly<Record<Name, Name>>, text: string): Name | undefined {
  return Object.values<Name>(names).find((name) => name === text);
}

const text: UrlCodec<string> = { read: (given) => given.trim() || undefined, write: writeText };
const number: UrlCodec<number> = {
  read: (given) => (/^\d{1,15}$/.test(given) ? Number(given) : undefined),
  write: writeText,
};
/** Rupees with at most two decimals. */
const money: UrlCodec<number> = {
  read: (given) => (/^\d{1,9}(\.\d{1,2})?$/.test(given) ? Number(given) : undefined),
  write: writeText,
};
const flag: UrlCodec<boolean> = {
  read: (given) => (given === 'true' || given === 'false' ? given === 'true' : undefined),
  write: writeText,
};
/** A reference as `12~Mehta Traders`. The name is included so that a shared link shows it without a request. */
export interface Reference {
  id: number;
  name: string;
}

const reference: UrlCodec<Reference> = {
  read: (given) => {
    const [, id, name] = /^(\d{1,15})(?:~(.{0,200}))?$/s.exec(given) ?? [];
    return id === undefined ? undefined : { id: Number(id), name: name || `#${id}` };
  },
  write: ({ id, name }) => `${id}~${name}`,
};
/** A calendar date, or a relative one as `@-7`. */
const date: UrlCodec<string> = { read: (given) => (isSearchDate(given) ? given : undefined), write: writeText };

/** YYYY-MM. */
const month: UrlCodec<string> = { read: (given) => (isMonth(given) ? given : undefined), write: writeText };

export const urlCodecs = {
  text,
  number,
  money,
  flag,
  date,
  month,
  reference,
  /** One member of an enumeration, as `urlCodecs.oneOf(PaymentStatus)`. */
  oneOf: <Name extends string>(names: Readonly<Record<Name, Name>>): UrlCodec<Name> => ({
    read: (text) => member(names, text),
    write: writeText,
  }),
  /** Several members, comma separated. */
  someOf: <Name extends string>(names: Readonly<Record<Name, Name>>): UrlCodec<Name[]> => ({
    read: (text) => {
      const found = text
        .split(',')
        .map((name) => member(names, name))
        .filter((name) => name !== undefined);
      return found.length > 0 ? found : undefined;
    },
    write: (values) => values.join(','),
  }),
};

/** The same codecs, with a filter that the URL cannot set. */
export const ignoring = <Codecs extends object, Name extends keyof Codecs>(codecs: Codecs, name: Name): Codecs => ({
  ...codecs,
  [name]: { ...codecs[name], read: () => undefined },
});

export type UrlCodecs<Filters> = { [Name in keyof Filters]: UrlCodec<Filters[Name]> };

/** The filter values that `codecs` read and write. */
export type FiltersOf<Codecs> = { [Name in keyof Codecs]: Codecs[Name] extends UrlCodec<infer Value> ? Value : never };

/** `params` holds only filters that were set; an empty parameter means that a default was cleared. */
export function readFilters<Filters extends object>(
  codecs: UrlCodecs<Filters>,
  params: URLSearchParams,
  defaults: Partial<Filters>,
): Partial<Filters> {
  const filters: Partial<Filters> = {};
  for (const name of Object.keys(codecs) as (keyof Filters & string)[]) {
    const text = params.get(name);
    const value = text === null ? defaults[name] : codecs[name].read(text);
    if (value !== undefined) filters[name] = value;
  }
  return filters;
}

export function writeFilters<Filters extends object>(
  codecs: UrlCodecs<Filters>,
  params: URLSearchParams,
  defaults: Partial<Filters>,
  filters: Partial<Filters>,
): void {
  for (const name of Object.keys(codecs) as (keyof Filters & string)[]) {
    const [text, defaultText] = [filters[name], defaults[name]].map((value) => {
      const nothing = value === undefined || value === null || value === '';
      return nothing ? '' : codecs[name].write(value);
    });
    if (text === defaultText) params.delete(name);
    else params.set(name, text ?? '');
  }
}
