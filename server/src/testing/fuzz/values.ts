/** Random values, valid and invalid for a type. The same generator gives the same values. */
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { Random } from '../../seed/data/random';

/** Placeholder for the uniqueId of a demo record; replaced by `run.ts`. */
export const known = (draw: Random, noun: string) => `@${noun}:${draw.int(0, 30)}@`;

/** Nouns whose records the cases may change and delete. Users are excluded, since they sign in. */
export const nouns = [
  'consignments',
  'customers',
  'vendors',
  'cities',
  'states',
  'manifests',
  'invoices',
  'cargoConsignments',
  'expenses',
  'notifications',
  'enquiries',
] as const;

const texts = [
  '',
  ' ',
  'a',
  'Pune',
  'É😀𝒳',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  '\u202e',
  '\ufeff',
  'null',
  'NaN',
  '-0',
  '1e400',
  '007',
  '%',
  '_',
  '\\',
  "'",
  '"',
  "' OR 1=1 --",
  '; DROP TABLE user',
  '../../etc/passwd',
  '<script>',
  '{{7*7}}',
  '${1}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'true',
  'a@b.test',
  'a?bcc=x@y.test',
  '2026-02-30',
  '2026-11-22',
  '0000-00-00',
  '9999-12-31',
  '-1-01-01',
  '10000-01-01',
  '2026-1-1',
  '22-Nov-2026',
  '2026-11-22T10:00:00Z',
  '2026-11-22T25:00:00+99:99',
  '2026-06',
  'http://127.0.0.1/',
  '1,2,3',
  ',,,',
] as const;
const numbers = [
  0,
  -0,
  1,
  -1,
  2,
  3,
  64,
  0.1,
  1.005,
  99_999.999,
  1e-7,
  1e21,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 63,
] as const;

export function anyText(draw: Random): string {
  if (draw.chance(0.05))
    return draw.pick(['x', 'É', '😀', '%', '"', '\\', '(', '\u0001', ' ']).repeat(draw.pick([50, 300, 4_000, 70_000]));
  return draw.pick(texts);
}

/** Any JSON value. */
export function anyValue(draw: Random, depth = 0): unknown {
  const kind = draw.int(0, depth < 3 ? 9 : 5);
  if (kind <= 2) return anyText(draw);
  if (kind <= 4) return draw.pick(numbers);
  if (kind === 5) return draw.pick([null, true, false]);
  if (kind === 6) return Array.from({ length: draw.pick([0, 1, 2, 30, 1_500]) }, () => draw.pick([null, 1, 'a', {}]));
  if (kind === 7) return Array.from({ length: draw.int(0, 4) }, () => anyValue(draw, depth + 1));
  if (kind === 8)
    return draw.pick<object>([{}, { toString: 1 }, { valueOf: null, length: 3 }, { toJSON: 'x' }, { then: 1 }]);
  return Object.fromEntries(
    Array.from({ length: draw.pick([1, 3, 60]) }, (_, at) => [`${draw.pick(texts)}${at}`, draw.pick(numbers)]),
  );
}

/** Spelling of enumeration members: by name, or by REST code. */
export type Spelling = (enumName: string, member: string) => unknown;

const words = [
  'Pune',
  'Rohan',
  'Mehta & Sons',
  'Box 4',
  'AWB123',
  '9876543210',
  '411001',
  'a@b.test',
  '27AAPFU0939F1ZV',
  'M261122-1',
];

/** Usually a valid value of the type, sometimes any value. */
export function valueOf(type: GraphQLInputType, draw: Random, spell: Spelling, wildness = 0.15, depth = 0): unknown {
  if (draw.chance(wildness)) return anyValue(draw);
  if (!isNonNullType(type) && draw.chance(0.05)) return null;
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const length = draw.chance(0.03) ? 1_200 : draw.int(0, 3);
    return Array.from({ length }, () => valueOf(bare.ofType, draw, spell, length > 3 ? 0 : wildness, depth + 1));
  }
  if (isInputObjectType(bare)) return objectOf(bare, draw, spell, wildness, depth + 1);
  if (isEnumType(bare)) return spell(bare.name, draw.pick(bare.getValues()).name);
  return scalars[bare.name]?.(draw) ?? anyText(draw);
}

export function objectOf(
  type: GraphQLInputObjectType,
  draw: Random,
  spell: Spelling,
  wildness: number,
  depth = 0,
  likely = 0.6,
): Record<string, unknown> {
  const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || draw.chance(likely));
  const entries = fields.map((field) => [
    field.name,
    field.name === 'sortBy'
      ? draw.pick(['createdOn', 'id', 'name', 'bookingDate', 'sender', 'awbNo', 'amount', 'password', 'DESC'])
      : field.name === 'uniqueId' && !draw.chance(wildness)
        ? known(draw, draw.pick(nouns))
        : valueOf(field.type, draw, spell, wildness, depth),
  ]);
  const stray = draw.chance(wildness / 3) ? [[anyText(draw).slice(0, 50), anyValue(draw)]] : [];
  return Object.fromEntries([...entries, ...stray]) as Record<string, unknown>;
}

const day = (draw: Random) =>
  `2026-${String(draw.int(1, 12)).padStart(2, '0')}-${String(draw.int(1, 30)).padStart(2, '0')}`;
const scalars: Readonly<Record<string, (draw: Random) => unknown>> = {
  Int: (draw) => draw.pick([0, 1, 2, 5, 20, 100, 5_000]),
  Float: (draw) => draw.int(0, 1000) / 10,
  Boolean: (draw) => draw.chance(0.5),
  ID: (draw) => known(draw, draw.pick(nouns)),
  String: (draw) => draw.pick(words),
  Money: (draw) => draw.int(0, 100_000) / 100,
  Weight: (draw) => draw.int(1, 50_000) / 1000,
  DateOnly: day,
  Instant: (draw) => `${day(draw)}T10:30:00Z`,
  InstantOrDate: day,
  RecordRef: (draw) => (draw.chance(0.8) ? draw.int(1, 70) : known(draw, draw.pick(nouns))),
};
