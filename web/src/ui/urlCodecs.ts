/** How a list's filters stand in the address: what can't be read there counts as not given. */
import { isDateOnly } from '../../../server/src/domain/dates';

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
const flag: UrlCodec<boolean> = {
  read: (given) => (given === 'true' || given === 'false' ? given === 'true' : undefined),
  write: writeText,
};
/** Another record, as `12~Mehta Traders`: the name saves whoever opens a shared link from asking for it. */
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
const date: UrlCodec<string> = { read: (given) => (isDateOnly(given) ? given : undefined), write: writeText };

export const urlCodecs = {
  text,
  number,
  flag,
  date,
  reference,
  /** One member of an enumeration, as `inUrl.oneOf(PaymentStatus)`. */
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

export type UrlCodecs<Filters> = { [Name in keyof Filters]: UrlCodec<Filters[Name]> };

/** The filters that `codecs` read and write. */
export type FiltersOf<Codecs> = { [Name in keyof Codecs]: Codecs[Name] extends UrlCodec<infer Value> ? Value : never };

/** `params` names only what was chosen; a blank one says that a default was cleared. */
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
    const [text, usual] = [filters[name], defaults[name]].map((value) => {
      const nothing = value === undefined || value === null || value === '';
      return nothing ? '' : codecs[name].write(value);
    });
    if (text === usual) params.delete(name);
    else params.set(name, text ?? '');
  }
}
