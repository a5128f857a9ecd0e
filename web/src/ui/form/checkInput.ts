import { getMetadataStorage, MAX_LENGTH, validateSync } from 'class-validator';
import { inputFields } from '../../../../server/src/domain/values/fields';
import { toServerUnits } from '../../../../server/src/domain/values/units';

/** An input class of `server/src/modules/*.inputs.ts`: the rules the server applies, with the same messages. */
export type InputClass<Input extends object> = new () => Input;

export interface Objections {
  /** In the order in which the class declares its fields. */
  messages: string[];
  fields: Record<string, string[]>;
}

/** Validates `values`, in rupees and kilograms; the class says which of them its rules take in paise and grams. */
export function checkInput<Input extends object>(rules: InputClass<Input>, values: object): Objections {
  const failures = validateSync(Object.assign(new rules(), toServerUnits(rules, values)), {
    stopAtFirstError: true,
    forbidUnknownValues: false,
  });
  const fields = Object.fromEntries(
    failures.map(({ property, constraints }) => [property, Object.values(constraints ?? {})]),
  );
  return { messages: Object.values(fields).flat(), fields };
}

/** The most characters of each field, as declared or by its rule `MaxLength`. */
export function maxLengths<Input extends object>(rules: InputClass<Input>): Readonly<Record<string, number>> {
  const all = getMetadataStorage().getTargetValidationMetadatas(rules, '', false, false);
  const ofLength = all.filter(({ name }) => name === MAX_LENGTH);
  const declared = [...inputFields.of(rules)].flatMap(([name, field]) =>
    'maxLength' in field ? [[name, field.maxLength] as const] : [],
  );
  return Object.fromEntries([
    ...declared,
    ...ofLength.map(({ propertyName, constraints }) => [propertyName, Number(constraints[0])] as const),
  ]);
}
