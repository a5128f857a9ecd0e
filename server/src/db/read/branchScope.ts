/**
 * Whoever may see the records of some branches only reads the database as if it held no others: each statement begins with
 * common table expressions that stand in for the tables it names. So no list, count, sum or hand-written statement can forget it.
 */
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { BranchRules, BranchScope, Seen } from '../schema/branchRule';

/** Turns a statement into one that sees these branches only. */
type Limit = (sql: string) => string;

const limits = new WeakMap<DataSource, Map<string, Limit>>();

function limitOf(source: DataSource, rules: BranchRules, branches: readonly number[]): Limit {
  const known = limits.get(source) ?? new Map<string, Limit>();
  limits.set(source, known);
  const key = branches.join();
  const limit = known.get(key) ?? limitTo(source, rules, branches);
  known.set(key, limit);
  return limit;
}

/** Hints name indexes, which what stands in for a table has not. */
const hints = / (?:FORCE|USE|IGNORE) INDEX(?: FOR (?:JOIN|ORDER BY))? \([^)]*\)/g;
/** MariaDB's time limit of a statement. */
const timed = /^(?:SET STATEMENT .*? FOR )?/s;

function limitTo(source: DataSource, rules: BranchRules, branches: readonly number[]): Limit {
  const { stored, counted } = standIns(source, rules, branches);
  const namesIn = namesAmong([...stored.keys(), ...counted.keys()]);
  return (sql) => {
    const direct = namesIn(sql);
    const sums = [...counted].filter(([table]) => direct.has(table));
    const named = new Set([...direct, ...sums.flatMap(([, { names }]) => [...names])]);
    const inOrder = [
      ...[...stored].filter(([table]) => named.has(table)).map(([table, select]) => `${table} AS (${select})`),
      ...sums.map(([table, { select }]) => `${table} AS (${select})`),
    ];
    if (inOrder.length === 0) return sql;
    return sql.replace(hints, '').replace(timed, (start) => `${start}WITH ${inOrder.join(', ')} `);
  };
}

const namesAmong = (tables: readonly string[]) => {
  const anyOf = new RegExp(`\\b(?:${tables.join('|')})\\b`, 'g');
  return (sql: string): ReadonlySet<string> => new Set(sql.match(anyOf) ?? []);
};

function standIns(source: DataSource, rules: BranchRules, branches: readonly number[]) {
  const tables = new Map(source.entityMetadatas.map(({ name, tableName }) => [name, tableName]));
  const own = `branch_id IN (${branches.map(Number).join(', ')})`;
  const { type, database } = source.options;
  // Named with its database, so that it is the table itself and not what stands in for it.
  const tableOf = (kind: string) =>
    type === 'better-sqlite3' ? `main.${tables.get(kind)}` : `\`${String(database)}\`.${tables.get(kind)}`;
  const seen: Seen['seen'] = (kind, column = 'id') => {
    const condition = conditionOf(kind);
    return `SELECT ${column} FROM ${tableOf(kind)}${condition === null ? '' : ` WHERE ${condition}`}`;
  };
  const conditionOf = (kind: string): string | null => {
    const rule = rules[kind];
    if (rule === undefined) throw new Error(`Which records of ${kind} are of a branch is not said`);
    if (rule === 'all') return null;
    if (rule === 'own') return own;
    if (rule === 'none') return '1 = 0';
    const byStaff = `created_by_id IN (SELECT id FROM ${tableOf('User')} WHERE ${own})`;
    if (rule === 'author') return byStaff;
    if ('where' in rule) return rule.where({ seen, all: tableOf, byStaff });
    return 'through' in rule ? throughOf(rule.through, seen) : null;
  };
  const stored = new Map<string, string>();
  for (const [kind, table] of tables) {
    const condition = conditionOf(kind);
    if (condition !== null) stored.set(table, `SELECT * FROM ${tableOf(kind)} WHERE ${condition}`);
  }
  const namesIn = namesAmong([...stored.keys()]);
  const counted = new Map(
    [...tables].flatMap(([kind, table]) => {
      const rule = rules[kind];
      if (typeof rule !== 'object' || !('counted' in rule)) return [];
      return [[table, { select: rule.counted, names: namesIn(rule.counted) }] as const];
    }),
  );
  return { stored, counted };
}

/** All that are named are seen, and one is named. */
function throughOf(through: Readonly<Record<string, string>>, seen: Seen['seen']): string {
  const columns = Object.keys(through);
  const [only] = columns;
  if (only !== undefined && columns.length === 1) return `${only} IN (${seen(through[only] ?? '')})`;
  const all = Object.entries(through).map(([column, kind]) => `(${column} IS NULL OR ${column} IN (${seen(kind)}))`);
  return `COALESCE(${columns.join(', ')}) IS NOT NULL AND ${all.join(' AND ')}`;
}

const managerOn = (connection: DataSource, runner: QueryRunner, query: QueryRunner['query']): EntityManager => {
  const own = { query: { value: query }, manager: { value: undefined, writable: true } };
  return connection.createEntityManager(Object.create(runner, own) as QueryRunner);
};

export const branchScope = (rules: BranchRules): BranchScope => ({
  limit: (source, branches) => limitOf(source, rules, branches),
  manager({ connection, queryRunner }, branches) {
    const limit = limitOf(connection, rules, branches);
    const query = async (sql: string, ...given: [unknown[]?, boolean?]): Promise<unknown> => {
      if (queryRunner) return queryRunner.query(limit(sql), ...(given as [unknown[], true]));
      // Outside of a transaction each statement takes a connection of its own.
      const runner = connection.createQueryRunner('slave');
      try {
        return await runner.query(limit(sql), ...(given as [unknown[], true]));
      } finally {
        await runner.release();
      }
    };
    return managerOn(connection, queryRunner ?? connection.createQueryRunner('slave'), query as QueryRunner['query']);
  },
});
