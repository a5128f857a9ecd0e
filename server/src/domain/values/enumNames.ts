/** A record from each name to itself, so that GraphQL registers it as a string enumeration. */
export function names<const Names extends readonly string[]>(
  ...all: Names
): { readonly [Name in Names[number]]: Name } {
  return Object.fromEntries(all.map((name) => [name, name])) as { readonly [Name in Names[number]]: Name };
}
