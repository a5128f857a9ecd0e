/** The compiled rules of every input class decide as class-validator itself does, of random values. */
import 'reflect-metadata';
import { getMetadataStorage as getRules, IsArray, IsEmail, Matches, validateSync } from 'class-validator';
import { getMetadataStorage as getInputs } from 'type-graphql';
import '../../registry';
import { Optional, Required, RequiredWhen } from '../../domain/rules/rules';
import { random, type Random } from '../../seed/data/random';
import { keepsRules } from './validate';

const roundsOfEach = process.env.TEST_LENGTH === 'short' ? 40 : 200;

type Values = Record<string, unknown>;

const propertiesOf = (type: new () => object): string[] => {
  const rules = getRules().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

const texts = ['', ' ', '\u200b', '1', '64', '2026-11-28', '2026-02-30', 'a@b.in', '9876543210', '29ABCDE1234F1Z5'];
const named = ['Surface', 'Credit', 'Box', 'ToPay', 'Bookings', 'Karnataka', 'x'.repeat(70), 'x'.repeat(700), 'पुणे'];
const numbers = [0, 1, 2, -1, 0.5, 100, 3_000, 250_000, 1e12, Number.NaN];
const scalars: readonly unknown[] = [...texts, ...named, ...numbers, true, false];

function valueOf({ chance, pick, int }: Random): unknown {
  if (chance(0.1)) return pick([undefined, null]);
  if (chance(0.8)) return pick(scalars);
  if (chance(0.5)) return Array.from({ length: pick([0, 1, 2, 250]) }, () => pick(scalars));
  return chance(0.5) ? new Date(int(0, 2e12)) : { uniqueId: pick(scalars), version: pick(scalars) };
}

/** Text that is thrown: a rule may throw at a value that its field never has. */
function outcomeOf<T>(decide: () => T): T | string {
  try {
    return decide();
  } catch (error) {
    return String(error);
  }
}

const failuresOf = (record: object) =>
  outcomeOf(() => validateSync(record, { stopAtFirstError: true, forbidUnknownValues: false }).length);

/** Values that pass become part of the next record, so that some records pass as a whole. */
function compare(type: new () => object, choose: Random, differences: object[]): { passed: number; failed: number } {
  const names = propertiesOf(type);
  const count = { passed: 0, failed: 0 };
  let best: Values = {};
  let fewest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < roundsOfEach; round += 1) {
    const changed = Object.fromEntries(names.filter(() => choose.chance(0.3)).map((name) => [name, valueOf(choose)]));
    const record = Object.assign(new type(), best, changed);
    const failures = failuresOf(record);
    const keeps = outcomeOf(() => keepsRules(record));
    if (keeps === null || (keeps === true) !== (failures === 0))
      differences.push({ type: type.name, record, keeps, failures });
    count[failures === 0 ? 'passed' : 'failed'] += 1;
    if (typeof failures === 'number' && failures <= fewest) [best, fewest] = [{ ...record }, failures];
  }
  return count;
}

test('every input class is compiled, and decides as class-validator', () => {
  const choose = random(28);
  const differences: object[] = [];
  const total = { passed: 0, failed: 0 };
  const classes = [...new Set(getInputs().inputTypes.map(({ target }) => target as new () => object))].filter(
    (type) => propertiesOf(type).length > 0,
  );
  expect(classes.length).toBeGreaterThan(100);
  for (const type of classes) {
    const { passed, failed } = compare(type, choose, differences);
    total.passed += passed;
    total.failed += failed;
  }
  expect(differences).toEqual([]);
  expect(total.passed).toBeGreaterThan(classes.length * 5);
  expect(total.failed).toBeGreaterThan(classes.length * 5);
});

class Base {
  @Matches(/^a/, { message: 'begins with a' })
  first: string;
}

class Derived extends Base {
  @RequiredWhen<Derived>(({ first }) => first === 'ab')
  @Required('second is required')
  second?: string;

  @Optional()
  @IsEmail()
  third?: string | null;
}

test.each([
  [{ first: 'a' }, true],
  [{ first: 'b' }, false],
  [{ first: 'ab' }, false],
  [{ first: 'ab', second: ' ' }, false],
  [{ first: 'ab', second: 'x' }, true],
  [{ first: 'a', third: 'x' }, false],
  [{ first: 'a', third: null }, true],
])('conditions and inherited rules: %p', (values, keeps) => {
  const record = Object.assign(new Derived(), values);
  expect(keepsRules(record)).toBe(keeps);
  expect(failuresOf(record) === 0).toBe(keeps);
});

class Listed {
  @IsArray()
  @Matches(/^a/, { each: true })
  items: string[];
}

test('a class with other kinds of rules is left to class-validator', () => {
  expect(keepsRules(Object.assign(new Listed(), { items: ['a'] }))).toBeNull();
});
