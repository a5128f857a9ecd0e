import { getMetadataStorage as getRules, validateSync } from 'class-validator';
import { getMetadataStorage as getInputs } from 'type-graphql';
import { AppError } from './errors';
import { characterFailures, labelOf } from './inputTexts';

export type InputClass<Input> = new () => Input;

/**
 * Validates an input by its class. Messages are in the order of the fields' declarations, followed by those of parts and by
 * character failures of texts without another failure.
 */
export function validate<Input extends object>(type: InputClass<Input>, input: Input): void {
  const instance = instanceOf(type, input);
  const broken = failuresOf(type, instance);
  const fields = { ...broken, ...characterFailures(instance), ...broken };
  const messages = Object.values(fields).flat();
  if (Object.keys(fields).length === 0) return;
  throw new AppError('BAD_USER_INPUT', messages[0] ?? 'The input is not valid', messages, fields);
}

const instanceOf = <Input extends object>(type: InputClass<Input>, input: Input): Input =>
  input instanceof type ? input : Object.assign(new type(), input);

/** Failures by field. A field whose own rules hold may fail by a part: an input within it, alone or in a list. */
function failuresOf(type: InputClass<object>, instance: object): Record<string, string[]> {
  const failures = validateSync(instance, { stopAtFirstError: true, forbidUnknownValues: false });
  const broken = Object.fromEntries(failures.map((f) => [f.property, Object.values(f.constraints ?? {})]));
  for (const [field, part] of partsOf(type)) {
    const failure = field in broken ? null : partFailure(field, part, (instance as Record<string, unknown>)[field]);
    if (failure) broken[field] = [failure];
  }
  return broken;
}

/** Of the first wrong part. In a list of several it says which one. */
function partFailure(field: string, type: InputClass<object>, value: unknown): string | null {
  const parts = [value].flat() as (object | null | undefined)[];
  for (const [index, part] of parts.entries()) {
    const [failure] = part ? Object.values(failuresOf(type, instanceOf(type, part))).flat() : [];
    if (part && failure) return `${partLabel(field, index, part, parts.length)}${failure}`;
  }
  return null;
}

/** 'Slab 3: '. What comes from a file is named by its row there. */
function partLabel(field: string, index: number, part: object, count: number): string {
  if ('rowNo' in part && typeof part.rowNo === 'number') return `Row ${part.rowNo}: `;
  return count > 1 ? `${labelOf(field).replace(/s$/, '')} ${index + 1}: ` : '';
}

const knownParts = new WeakMap<object, ReadonlyMap<string, InputClass<object>>>();

/** The fields of an input class that hold inputs, those that it inherits among them. */
const partsOf = (type: InputClass<object>) =>
  kept(knownParts, type, () => {
    const { fields, inputTypes } = getInputs();
    const inputs = new Set<unknown>(inputTypes.map(({ target }) => target));
    const own = fields.filter(({ target }) => type === target || type.prototype instanceof target);
    const parts = own.map(({ name, getType }) => [name, getType()] as const);
    return new Map(parts.filter((part): part is readonly [string, InputClass<object>] => inputs.has(part[1])));
  });

/**
 * class-validator collects the rules of a class, also those it inherits, from the rules of all classes at each call: half
 * of the time of a validation. They are complete once the class is declared. Groups and schemas are not used here.
 */
function keepCollectedRules(): void {
  const storage = getRules();
  const collect = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const rules = new WeakMap<object, ReturnType<typeof collect>>();
  const grouped = new WeakMap<object, ReturnType<typeof group>>();
  storage.getTargetValidationMetadatas = (type, ...options) => kept(rules, type, () => collect(type, ...options));
  storage.groupByPropertyName = (all) => kept(grouped, all, () => group(all));
}

function kept<Value>(known: WeakMap<object, Value>, key: object, read: () => Value): Value {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}

keepCollectedRules();
