// The names of the schema's queries as a type: what a mutation may evict from the cache, whether or not the web asks
// for it.
export function plugin(schema) {
  const names = Object.keys(schema.getQueryType().getFields()).sort();
  return `/** A field of the schema's \`Query\`. */\nexport type QueryField =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`;
}
