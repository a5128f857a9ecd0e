import { getNamedType, isListType, isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { maxCost } from '../../api/graphql/limits';
import { sessionLimits } from '../../api/graphql/documents';
import type { Random } from '../../seed/data/random';

type Field = GraphQLField<unknown, unknown>;

/** A query within the limits of its document and cost whose answer is as long as these allow. */
export function heavyDocument(schema: GraphQLSchema, draw: Random): string {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) => rowFields(field).length > 0);
  const heaviest = lists.filter(({ name }) => name === 'consignments');
  const operations = draw.pick([1, 1, 2, 5, 14]);
  const aliases = Math.floor((sessionLimits.aliases - operations) / operations);
  const asked = Array.from({ length: operations }, (_, at) => {
    const field = draw.pick(draw.chance(0.7) ? heaviest : lists);
    const selected = selection(rowFields(field), draw, aliases);
    const take = Math.min(
      draw.pick([500, 2_000, 5_000, 5_000]),
      Math.floor(maxCost / operations / (selected.length + 5)),
    );
    const skip = draw.chance(0.2) ? `, skip: ${draw.pick([1, 1_000, 4_000])}` : '';
    return `r${at}: ${field.name}(search: { take: ${take}${skip} }) { rows { ${selected.join(' ')} } }`;
  });
  return `{ ${asked.join(' ')} }`;
}

/** The fields of a page's rows without arguments; none if the field is no page. */
function rowFields({ type }: Field): readonly Field[] {
  const page = getNamedType(type);
  const rows = isObjectType(page) && page.name.endsWith('Page') ? page.getFields().rows : undefined;
  const row = rows && getNamedType(rows.type);
  return row && isObjectType(row) ? Object.values(row.getFields()).filter(({ args }) => args.length === 0) : [];
}

const isList = ({ type }: Field) => isListType(isNonNullType(type) ? type.ofType : type);

/** All texts, the longest again under other names, and sometimes the texts of related records. */
function selection(fields: readonly Field[], draw: Random, aliases: number): string[] {
  const texts = fields.filter((field) => getNamedType(field.type).name === 'String' && !isList(field));
  const longest = texts.find(({ name }) => /remark|comment|note|address|text/i.test(name)) ?? texts[0];
  const again = longest ? Array.from({ length: draw.int(0, aliases) }, (_, at) => `t${at}: ${longest.name}`) : [];
  const related = fields.flatMap((field) => {
    const type = getNamedType(field.type);
    if (!isObjectType(type) || isList(field) || !draw.chance(0.2)) return [];
    const inner = Object.values(type.getFields()).filter(
      (each) => each.args.length === 0 && getNamedType(each.type).name === 'String' && !isList(each),
    );
    return inner.length > 0 ? [`${field.name} { ${inner.map(({ name }) => name).join(' ')} }`] : [];
  });
  return ['__typename', ...texts.map(({ name }) => name), ...again, ...related];
}
