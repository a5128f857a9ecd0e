/** What decorators declare of the properties of classes. */

type Class = abstract new () => object;

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
