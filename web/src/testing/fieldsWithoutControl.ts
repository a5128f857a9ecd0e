import { buildSchema, isInputObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

/** The fields of an API input for which no rendered form has a labelled control, by name. */
export function fieldsWithoutControl(input: string): string[] {
  const type = schema.getType(input);
  if (!isInputObjectType(type)) throw new Error(`The schema has no input ${input}`);
  return Object.keys(type.getFields())
    .filter((name) => !hasControl(name))
    .sort();
}

/** antd puts the form's name before the name of the field. */
const hasControl = (name: string): boolean =>
  [...document.querySelectorAll(`form [id$="_${name}"]`)].some(
    (control) => control.hasAttribute('aria-label') || document.querySelector(`label[for="${control.id}"]`) !== null,
  );
