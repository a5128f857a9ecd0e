import { getMetadataStorage, validateSync } from 'class-validator';
import { AppError } from './errors';
import { characterFailures } from './inputTexts';

export type InputClass<Input> = new () => Input;

/**
 * Validates an input by its class. Messages are in the order of the fields' declarations, followed by character
 * failures of texts without another failure.
 */
export function validate<Input extends object>(type: InputClass<Input>, input: Input): void {
  const instance = input instanceof type ? input : Object.assign(new type(), input);
  const failures = validateSync(instance, { stopAtFirstError: true, forbidUnknownValues: false });
  const broken = Object.fromEntries(failures.map((f) => [f.property, Object.values(f.constraints ?? {})]));
  const fields = { ...broken, ...characterFailures(instance), ...broken };
  const messages = Object.values(fields).flat();
  if (Object.keys(fields).length === 0) return;
  throw new AppError('BAD_USER_INPUT', messages[0] ?? 'The input is not valid', messages, fields);
}

/**
 * class-validator collects the rules of a class, also those it inherits, from the rules of all classes at each call: half
 * of the time of a validation. They are complete once the class is declared. Groups and schemas are not used here.
 */
function keepCollectedRules(): void {
  const storage = getMetadataStorage();
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
