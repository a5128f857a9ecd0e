import {
  getMetadataStorage as getRules,
  validateSync,
  ValidationTypes,
  type MetadataStorage,
  type ValidationArguments,
  type ValidationError,
} from 'class-validator';
import { getMetadataStorage as getInputs } from 'type-graphql';
import { characterFailure, isMultiLine } from '../../domain/values/text';
import { AppError } from './errors';

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
  const broken = Object.fromEntries(
    ruleFailures(instance).map((f) => [f.property, Object.values(f.constraints ?? {})]),
  );
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

/** Failures by field of all texts at any depth, so that new fields are covered: forbidden characters, or null as a list item. */
function characterFailures(record: object, failures: Record<string, string[]> = {}): Record<string, string[]> {
  for (const [field, value] of Object.entries(record)) {
    // A list of lists, such as rows of cells, is a list of its texts.
    for (const part of Array.isArray(value) ? (value as unknown[]).flat() : [value]) {
      const failure = typeof part === 'string' ? characterFailure(part, isMultiLine(record, field)) : null;
      if (failure) failures[field] = [`${labelOf(field)} ${failure}`];
      else if (Array.isArray(value) && part === null) failures[field] = [`${labelOf(field)} must not have empty items`];
      else if (isRecord(part)) characterFailures(part, failures);
    }
  }
  return failures;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value);

/** Label of a field: `clientInvoiceNo` becomes 'Client invoice no'. */
const labelOf = (field: string) =>
  field.charAt(0).toUpperCase() +
  field.slice(1).replace(/([a-z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);

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

type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;

interface Check {
  constraints: unknown[];
  holds(value: unknown, args: ValidationArguments): unknown;
}

/** What is asked of one property: `checks` unless a condition does not hold. */
interface PropertyRules {
  name: string;
  conditions: readonly ((record: object, value: unknown) => boolean)[];
  checks: readonly Check[];
}

/** Only the first failing rule of each property speaks. */
const options = { stopAtFirstError: true, forbidUnknownValues: false };

/** The failures that class-validator finds. */
const ruleFailures = (record: object): readonly ValidationError[] =>
  keepsRules(record) ? [] : validateSync(record, options);

/**
 * Whether an object keeps the rules of its class, without what class-validator groups and allocates at each call: the same functions are
 * called in the same order, and what one of them refuses, class-validator is asked to say. Null for a class whose rules are left to it.
 */
export function keepsRules(record: object): boolean | null {
  const rules = kept(compiled, record.constructor, compile);
  return rules === 'not compiled' ? null : keepsAll(rules, record);
}

function keepsAll(rules: readonly PropertyRules[], record: object): boolean {
  const { name: targetName } = record.constructor;
  const args: ValidationArguments = { targetName, property: '', object: record, value: undefined, constraints: [] };
  for (const { name, conditions, checks } of rules) {
    const value = (record as Readonly<Record<string, unknown>>)[name];
    if (!conditions.every((applies) => applies(record, value))) continue;
    args.property = name;
    args.value = value;
    for (const { constraints, holds } of checks) {
      args.constraints = constraints;
      if (holds(value, args) !== true) return false;
    }
  }
  return true;
}

const compiled = new WeakMap<object, readonly PropertyRules[] | 'not compiled'>();

/** Rules are complete once their class is declared. Those of kinds that the product does not use are left to class-validator. */
function compile(type: object): readonly PropertyRules[] | 'not compiled' {
  const storage = getRules();
  const all = storage.getTargetValidationMetadatas(type as new () => object, '', false, false);
  if (!all.every(isSimple)) return 'not compiled';
  return Object.entries(storage.groupByPropertyName(all)).map(([name, rules]) => {
    const ofType = (wanted: string) => rules.filter(({ type: kind }) => kind === wanted);
    return {
      name,
      conditions: ofType(ValidationTypes.CONDITIONAL_VALIDATION).map(({ constraints }) => constraints[0]),
      checks: [...ofType(ValidationTypes.IS_DEFINED), ...ofType(ValidationTypes.CUSTOM_VALIDATION)].flatMap(checksOf),
    };
  });
}

const simpleTypes: readonly string[] = [
  ValidationTypes.CONDITIONAL_VALIDATION,
  ValidationTypes.IS_DEFINED,
  ValidationTypes.CUSTOM_VALIDATION,
];

const isSimple = ({ type, each, validateIf }: Rules[number]): boolean =>
  simpleTypes.includes(type) && !each && !validateIf;

const checksOf = ({ constraintCls, constraints }: Rules[number]): Check[] =>
  getRules()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }) => ({ constraints, holds: (value, args) => instance.validate(value, args) }));

/**
 * class-validator collects the rules of a class, also those it inherits, from the rules of all classes at each call: half
 * of the time of a validation. Groups and schemas are not used here.
 */
function keepCollectedRules(): void {
  const storage = getRules();
  const collect = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const rules = new WeakMap<object, ReturnType<typeof collect>>();
  const grouped = new WeakMap<object, ReturnType<typeof group>>();
  storage.getTargetValidationMetadatas = (type, ...more) => kept(rules, type, () => collect(type, ...more));
  storage.groupByPropertyName = (all) => kept(grouped, all, () => group(all));
}

function kept<Key extends object, Value>(known: WeakMap<object, Value>, key: Key, read: (key: Key) => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = read(key);
  known.set(key, value);
  return value;
}

keepCollectedRules();
