/** Types by which the values of a form and its conversions are complete: a forgotten field does not compile. */

/** A value for every field of an API input except those that the form does not have; no others. */
export type ValuesFor<Input, NotInForm extends keyof Input> = Record<Exclude<keyof Input, NotInForm>, unknown>;

/** An API input in which every field is given, except the optional ones named. */
export type WithFields<Input, Optional extends keyof Input = never> = Input &
  Record<Exclude<keyof Input, Optional>, unknown>;

/** An empty field for a `Value`. */
export const none = <Value>(): Value | null => null;

/** The names of the values that the record holds as the form does, or lacks. */
type Same<Values, Row> = {
  [Name in keyof Values & keyof Row]: Row[Name] extends Values[Name] | null ? Name : never;
}[keyof Values & keyof Row];

/**
 * The values of a form for a record: its own, blank where it has none. `converted` must have those which the record lacks or
 * holds in another form, e.g. a reference's name beside its id.
 */
export function valuesFrom<Values extends object, Row extends object>(
  blank: Values,
  row: Row,
  converted: Omit<Values, Same<Values, Row>> & Partial<Values>,
): Values {
  const held: Partial<Record<string, unknown>> = { ...row };
  const own = Object.entries(blank).map(([name, value]) => [name, held[name] ?? value] as const);
  return { ...blank, ...Object.fromEntries(own), ...converted };
}
