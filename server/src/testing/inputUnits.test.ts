import { validateSync } from 'class-validator';
import { getNamedType, getNullableType, isInputObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { buildAppSchema } from '../api/graphql/schema';
import { AppError } from '../core/operation/errors';
import { validate } from '../core/operation/validate';
import { toServerUnits, toWireUnits, unitsOf, type Unit } from '../domain/values/units';

type InputClass = new () => object;
type Measure = readonly [field: string, type: InputClass, property: string, unit: Unit];

const schema = buildAppSchema();
const classOf = new Map(getMetadataStorage().inputTypes.map(({ name, target }) => [name, target as InputClass]));
const unitOfType: Readonly<Record<string, Unit>> = {
  Money: 'paise',
  Weight: 'grams',
  Percent: 'basisPoints',
  Length: 'millimetres',
  Factor: 'tenths',
};

/** A value as clients send it, and as it is stored. */
const examples: Readonly<Record<Unit, readonly [wire: number, inside: number]>> = {
  paise: [1234.56, 123_456],
  grams: [1.234, 1234],
  basisPoints: [12.25, 1225],
  millimetres: [40.5, 405],
  tenths: [2.5, 25],
};

const limits: Readonly<Record<Unit, readonly [tooMuch: number, limit: string]>> = {
  paise: [1_000_000_000, 'must be at most 9,99,99,999.99'],
  grams: [100_000, 'must be at most 99,999.999 Kg'],
  basisPoints: [200.01, 'must be from 0 to '],
  millimetres: [501, 'must be from 0.1 to 500 cm'],
  tenths: [10, 'must be from 1.0 to 9.9'],
};

const inputTypes = Object.values(schema.getTypeMap()).filter(isInputObjectType);

/** All input fields of the schema in rupees, kilograms or another unit. */
const measures: Measure[] = inputTypes.flatMap((type) =>
  Object.values(type.getFields()).flatMap((field): Measure[] => {
    const unit = unitOfType[getNullableType(field.type).toString()];
    const target = classOf.get(type.name);
    return unit && target ? [[`${type.name}.${field.name}`, target, field.name, unit]] : [];
  }),
);

/** Fields with a narrower limit than others of their unit. */
const ownLimits: Readonly<Record<string, string>> = { 'SaveToleranceInput.grams': 'must be at most 5.000 Kg' };

/** Sums have no limit, since their parts have one and the sum is checked. */
const sums = ['CreateManualInvoiceInput.totalAmount', 'UpdateInvoiceInput.totalAmount'];

type Part = readonly [name: string, whole: InputClass, field: string, part: InputClass, property: string, unit: Unit];

/** What a part needs besides the field that is tried. */
const otherFields: Readonly<Record<string, object>> = {
  PacketSizeInput: { length: 10, width: 10, height: 10, count: 1 },
  CourierRemittanceLineInput: { awb: 'A1' },
  VendorBillLineInput: { rowNo: 1, awb: 'A1', amount: 100 },
};

/** The same fields as parts of the inputs that hold them, such as the amount of a bill's line. */
const parts: Part[] = inputTypes.flatMap((type) =>
  Object.values(type.getFields()).flatMap(({ name, type: held }): Part[] => {
    const whole = classOf.get(type.name);
    const part = classOf.get(getNamedType(held).name);
    if (!whole || !part) return [];
    const inside = measures.filter(([, target]) => target === part);
    return inside.map(([, , property, unit]) => [
      `${type.name}.${name}.${property}`,
      whole,
      name,
      part,
      property,
      unit,
    ]);
  }),
);

/** What is said of a field of an input. */
function failuresOf(type: InputClass, input: object, field: string): readonly string[] {
  try {
    validate(type, Object.assign(new type(), input));
  } catch (error) {
    if (error instanceof AppError) return error.fields?.[field] ?? [];
    throw error;
  }
  return [];
}

/** Failures of one property when only it and the flags it depends on are given. */
function objection(type: InputClass, property: string, value: number): string[] {
  const values = toServerUnits(type, { isVpp: true, isInsurance: true, [property]: value });
  return validateSync(Object.assign(new type(), values), { stopAtFirstError: true, forbidUnknownValues: false })
    .filter((failure) => failure.property === property)
    .flatMap(({ constraints }) => Object.values(constraints ?? {}));
}

describe('input fields with a unit', () => {
  test('are all that take a unit, in every input class', () => {
    expect(measures.length).toBeGreaterThan(25);
    const declared = inputTypes.flatMap((type) => {
      const units = [...unitsOf(classOf.get(type.name) ?? Object)];
      return units.map(([property, unit]) => `${type.name}.${property} ${unit}`);
    });
    expect(declared.sort()).toEqual(measures.map(([field, , , unit]) => `${field} ${unit}`).sort());
  });

  test.each(measures)('%s is converted in both directions', (_, type, property, unit) => {
    const [wire, inside] = examples[unit];
    expect(toServerUnits(type, { [property]: wire, remark: 'kept' })).toEqual({ [property]: inside, remark: 'kept' });
    expect(toWireUnits(type, { [property]: inside })).toEqual({ [property]: wire });
    for (const nothing of [null, undefined, '12']) {
      expect(toServerUnits(type, { [property]: nothing })).toEqual({ [property]: nothing });
    }
  });

  test.each(measures.filter(([field]) => !sums.includes(field)))(
    '%s refuses too much',
    (field, type, property, unit) => {
      const [tooMuch, limit] = limits[unit];
      expect(objection(type, property, tooMuch)).toEqual([expect.stringContaining(ownLimits[field] ?? limit)]);
    },
  );

  test('are also in parts of inputs', () => {
    expect(parts.length).toBeGreaterThan(15);
  });

  test.each(parts)('%s refuses too much', (_, whole, field, part, property, unit) => {
    const [tooMuch, limit] = limits[unit];
    const given = { ...otherFields[part.name], ...toServerUnits(part, { [property]: tooMuch }) };
    expect(failuresOf(whole, { [field]: [given] }, field)).toEqual([expect.stringContaining(limit)]);
    expect(failuresOf(whole, { [field]: [given, given] }, field)).toEqual([
      expect.stringMatching(/^(Row 1|\w[\w ]* 1): /),
    ]);
  });
});
