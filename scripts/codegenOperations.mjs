// typescript-operations without its helper for @defer, which nothing here uses and each file would export.
import { plugin as operations } from '@graphql-codegen/typescript-operations';

const helper = /^\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\nexport type Incremental<T> = .*;\n?/m;

export async function plugin(...args) {
  const output = await operations(...args);
  const without = (text) => text?.replace(helper, '') ?? '';
  return { ...output, prepend: output.prepend?.map(without), content: without(output.content) };
}
