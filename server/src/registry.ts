/** Combines all modules with the framework's own tables. */
import { branchRules } from './branchRules';
import { branchScope } from './db/read/branchScope';
import { QuotaUse } from './core/limits/quotaUse.entity';
import { maxRows, type ConsistencyCheck } from './core/module/consistency';
import { answerHooks } from './core/module/hooks';
import { compose } from './core/module/module';
import { RequestKey } from './core/operation/requestKey.entity';
import { hooks } from './hooks';
import './domain/policy';
import * as modules from './composition';
import type { DatabaseModel } from './db/schema/model';
import { Serial } from './db/write/serial.entity';
import { WriteMark } from './db/write/writeMark.entity';
import { Mail } from './gateways/mailer/mail.entity';
import { migrations } from './migrations.generated';

const composed = compose(Object.values(modules));
answerHooks(hooks);

export const { records, resolvers, routes: restTable, mailComposers, demoSeeds, writeSecurityEvent } = composed;

export const consistencyChecks: readonly ConsistencyCheck[] = [
  ...composed.checks,
  {
    rule: 'A remembered request has its answer',
    sql: `SELECT id AS request_key, 'none' AS stored_value, 'an answer' AS actual FROM request_key WHERE answer IS NULL LIMIT ${maxRows}`,
  },
];

export const databaseModel: DatabaseModel = {
  records,
  internalEntities: [...composed.internalEntities, Mail, QuotaUse, RequestKey, Serial, WriteMark],
  migrations,
  changeLog: composed.changeLog,
  branchScope: branchScope(branchRules),
};
