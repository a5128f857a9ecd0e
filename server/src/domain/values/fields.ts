/**
 * A field of a record is declared once, in a table of its noun (`domain/bookings/consignmentFields.ts`): the column of the entity,
 * the rules of the inputs, the columns of imports and the words of screens and papers take from it what they need
 * (docs/decisions/0050).
 */
interface Declared {
  /** On screens, and as the header of a file's column. */
  readonly label: string;
  /** In messages, if that is not the label. */
  readonly name?: string;
  /** True: missing, it is refused with '<name> is required'; a text: with that. */
  readonly required?: true | string;
}

/** 'number text': a text of digits, which Excel shortens when it takes it for a number. */
export interface TextField extends Declared {
  readonly type: 'text' | 'number text';
  /** The column has as many characters. */
  readonly maxLength: number;
  /** Takes line breaks and tabs. */
  readonly multiLine?: true;
  /** A rule of its format refuses what is too long; what is typed may be longer than what is stored. */
  readonly hasFormat?: true;
}

/** An amount in paise, a weight in grams, a whole number, a calendar date, yes or no. */
export interface ValueField extends Declared {
  readonly type: 'money' | 'weight' | 'weight or none' | 'count' | 'date' | 'flag';
}

/** From 0 to so many percent; a length to so many millimetres. */
export interface MeasureField extends Declared {
  readonly type: 'percent' | 'length';
  readonly max: number;
}

/** A factor between the two, both included. */
export interface FactorField extends Declared {
  readonly type: 'factor';
  readonly least: number;
  readonly most: number;
}

/** A member of the enumeration with that name. */
export interface ChoiceField extends Declared {
  readonly type: string;
  readonly members: object;
}

export interface ReferenceField extends Declared {
  readonly type: 'customer' | 'vendor' | 'city' | 'zone scheme' | 'role';
}

export type DeclaredField = TextField | ValueField | MeasureField | FactorField | ChoiceField | ReferenceField;

export type DeclaredFields = Readonly<Record<string, DeclaredField>>;

export const messageName = ({ name, label }: DeclaredField): string => name ?? label;

/** What is said when it is missing. */
export const requiredMessage = (field: DeclaredField): string =>
  typeof field.required === 'string' ? field.required : `${messageName(field)} is required`;

export type FieldsLike<Fields, Like> = {
  [Name in keyof Fields]: Fields[Name] extends Like ? Name : never;
}[keyof Fields];

/** The names of the fields that are like this, in their order. */
export const fieldsLike = <Fields extends object, Field, Like extends Field>(
  fields: Fields & Readonly<Record<keyof Fields, Field>>,
  isLike: (field: Field) => field is Like,
) =>
  Object.entries<Field>(fields).flatMap(([name, field]) => (isLike(field) ? [name] : [])) as FieldsLike<Fields, Like>[];

const isText = (field: DeclaredField): field is TextField => 'maxLength' in field;

/** A value for each of the names. */
export const recordOf = <Name extends PropertyKey, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** A record from each name to itself, so that GraphQL registers it as a string enumeration. */
export const names = <const Names extends readonly string[]>(...all: Names) =>
  recordOf<Names[number], Names[number]>(all, (name) => name) as { readonly [Name in Names[number]]: Name };

/** The same of what has labels: they are the declaration of an enumeration, so that no member is without one. */
export const namesOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  recordOf(Object.keys(labels) as Name[], (name) => name) as { readonly [Each in Name]: Each };

/** The texts among the fields, empty, as a form begins. */
export const blankTexts = <Fields extends DeclaredFields>(fields: Fields) =>
  recordOf(fieldsLike(fields, isText), () => '');

type Class = abstract new () => object;

/** What decorators declare of the properties of classes. */
export function propertyMetadata<Value>() {
  const declared = new Map<object, Map<string, Value>>();
  const known = new Map<Class, ReadonlyMap<string, Value>>();
  return {
    /** For the class of the prototype and those that extend it. */
    declare(prototype: object, property: string | symbol, value: Value): void {
      const values = declared.get(prototype) ?? new Map<string, Value>();
      declared.set(prototype, values.set(String(property), value));
    },
    /** By property of a class, those that it inherits among them. */
    of(type: Class): ReadonlyMap<string, Value> {
      const cached = known.get(type);
      if (cached) return cached;
      const values = new Map<string, Value>();
      for (let at: unknown = type.prototype; at instanceof Object; at = Object.getPrototypeOf(at)) {
        for (const [property, value] of declared.get(at) ?? []) values.set(property, value);
      }
      known.set(type, values);
      return values;
    },
  };
}

/** The declarations of an input's fields. */
export const inputFields = propertyMetadata<DeclaredField>();

/**
 * The class has every field of the table, else it does not compile; an input has no others but those named. Of an entity,
 * which has columns that nobody types, `others` is left out.
 */
export const HasFields =
  <Fields extends object, Other extends PropertyKey = PropertyKey>(_fields: Fields, _others?: readonly Other[]) =>
  <Instance extends object>(
    _type: abstract new () => Instance &
      Record<Exclude<keyof Fields, keyof Instance>, unknown> &
      Record<Exclude<keyof Instance, keyof Fields | Other>, never>,
  ): void =>
    undefined;
