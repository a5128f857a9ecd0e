import { Table, TableColumn, TableForeignKey, TableIndex, type QueryRunner } from 'typeorm';
import type { RecordedSteps } from './recordedSteps';

const tableOperation =
  /^(create|drop|add|change|rename|update)(Table|Columns?|Index|Indices|ForeignKeys?|PrimaryKeys?|UniqueConstraints?|CheckConstraints?)$/;

/** These would change the database beside the recorded steps. */
const refused = new Set<string | symbol>([
  'manager',
  'startTransaction',
  'commitTransaction',
  'rollbackTransaction',
  'stream',
  'clearTable',
  'clearDatabase',
  'executeMemoryUpSql',
  'executeMemoryDownSql',
]);

/** TypeORM names the parts of what it is given; the migrations' own definitions stay as they are. */
function copyOf(argument: unknown): unknown {
  const isDefinition =
    argument instanceof Table ||
    argument instanceof TableColumn ||
    argument instanceof TableIndex ||
    argument instanceof TableForeignKey;
  if (isDefinition) return argument.clone();
  return Array.isArray(argument) ? argument.map(copyOf) : argument;
}

/** The query runner that a migration gets: statements and table operations are steps. */
export function recordingRunner(runner: QueryRunner, steps: RecordedSteps): QueryRunner {
  return new Proxy(runner, {
    get(target, name) {
      if (name === 'query') return (sql: string, parameters?: unknown[]) => steps.query(sql, parameters);
      if (refused.has(name))
        throw new Error(`A migration has no use of ${String(name)}: use query and table operations`);
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (!tableOperation.test(String(name)))
        return (...given: unknown[]): unknown => Reflect.apply(value, target, given);
      return (...given: unknown[]) => {
        const description = `${String(name)} ${JSON.stringify(given)}`;
        const copies = given.map(copyOf);
        return steps.operation(description, async () => {
          await Reflect.apply(value, target, copies);
        });
      };
    },
  });
}
