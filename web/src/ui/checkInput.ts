import { validateSync } from 'class-validator';

/** A class of `server/src/modules/*.inputs.ts`: the rules that the server will apply, with the same messages. */
export type InputClass<Input extends object> = new () => Input;

export interface Objections {
  /** In the order in which the class declares its fields. */
  messages: string[];
  fields: Record<string, string[]>;
}

/** Values are in the server's own units here: money is paise, weight is grams. */
export function checkInput<Input extends object>(rules: InputClass<Input>, values: object): Objections {
  const failures = validateSync(Object.assign(new rules(), values), {
    stopAtFirstError: true,
    forbidUnknownValues: false,
  });
  const fields = Object.fromEntries(
    failures.map(({ property, constraints }) => [property, Object.values(constraints ?? {})]),
  );
  return { messages: Object.values(fields).flat(), fields };
}
