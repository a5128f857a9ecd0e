import type { DataSource } from 'typeorm';
import { observed } from '../read/statements';

/** Reports all statements that TypeORM executes, including those that begin and end transactions. */
export function observeRunners({ driver }: DataSource): void {
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query: typeof runner.query = runner.query.bind(runner);
    const reporting = (sql: string, parameters?: unknown[], useStructuredResult?: boolean) =>
      observed(sql, () => query(sql, parameters, useStructuredResult as true));
    return Object.assign(runner, { query: reporting });
  };
}
