import { GraphQLInputObjectType, type GraphQLSchema } from 'graphql';
import { codesOf, wireNames } from '../../api/rest/codes';
import { basePath } from '../../api/rest/mount';
import type { Route } from '../../core/module/route';
import { inputTypeName } from '../../api/graphql/schema';
import type { Random } from '../../seed/data/random';
import type { Case } from './run';
import { anyText, anyValue, known, nouns, objectOf, type Spelling } from './values';

/** The noun of the record in a path. */
const nounOf: Readonly<Record<string, string>> = { manifest: 'manifests', consignment: 'cargoConsignments' };

const numbered: Spelling = (name, member) => codesOf('A')[name]?.[member] ?? member;

/** A call of a REST route, any part of which may be invalid. */
export function restCase(routes: readonly Route[], schema: GraphQLSchema, draw: Random): Omit<Case, 'as'> {
  const route = draw.pick(routes);
  const type = schema.getType(inputTypeName(route.run.input as new () => object));
  const wildness = draw.pick([0, 0, 0.1, 0.4]);
  const values =
    type instanceof GraphQLInputObjectType ? objectOf(type, draw, numbered, wildness, 0, draw.pick([0.2, 0.6, 1])) : {};
  const spelled = Object.fromEntries(Object.entries(values).map(([name, value]) => [wireNames[name] ?? name, value]));
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const path = route.path.replace(/:(\w+)/g, () => pathValue(route, draw));
  const rest = Object.entries(spelled).filter(([name]) => !inPath.includes(name));
  const asQuery = route.method === 'GET' || route.method === 'DELETE';
  const query = (asQuery ? rest : rest.filter(() => route.bodyAs)).filter(([name]) => name !== route.bodyAs);
  const url = `${basePath}/${path}${query.length > 0 ? `?${queryOf(query).slice(0, 8_000)}` : ''}`;
  if (asQuery) return { method: route.method, path: url, body: draw.chance(0.03) ? '{}' : undefined, type: json };
  const body = route.bodyAs ? (spelled[route.bodyAs] ?? anyValue(draw)) : Object.fromEntries(rest);
  return { method: route.method, path: url, ...bodyCase(body, draw) };
}

const json = 'application/json';

function pathValue(route: Route, draw: Random): string {
  const [first = ''] = route.path.split('/');
  const noun = nounOf[first] ?? nouns.find((name) => name === first) ?? draw.pick(nouns);
  return draw.chance(0.75) ? known(draw, noun) : encodeURIComponent(withoutHalves(anyText(draw).slice(0, 150))) || 'x';
}

const queryOf = (query: [string, unknown][]) =>
  query
    .map(
      ([name, value]) =>
        `${encodeURIComponent(withoutHalves(name))}=${encodeURIComponent(withoutHalves(Array.isArray(value) ? value.map(asText).join(',') : asText(value)))}`,
    )
    .join('&');

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** A URL cannot contain an unpaired surrogate. */
export const withoutHalves = (text: string) => Buffer.from(text).toString();

export function bodyCase(body: unknown, draw: Random): { body: string | undefined; type: string } {
  const text = JSON.stringify(body);
  const broken = draw.int(0, 40);
  if (broken === 0) return { body: text.slice(0, draw.int(0, text.length)), type: json };
  if (broken === 1) return { body: `${'['.repeat(5_000)}${']'.repeat(5_000)}`, type: json };
  if (broken === 2)
    return {
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`k${at}`, at]))),
      type: json,
    };
  if (broken === 3) return { body: '{"__proto__":{"role":1},"constructor":{"prototype":{}}}', type: json };
  if (broken === 4) return { body: JSON.stringify(anyValue(draw)), type: json };
  if (broken === 5)
    return {
      body: text,
      type: draw.pick([
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-7',
      ]),
    };
  if (broken === 6) return { body: undefined, type: json };
  return { body: text, type: json };
}
