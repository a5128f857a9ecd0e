/**
 * A module is a folder of `modules` with a `module.ts` that describes everything the rest of the server needs to know
 * of it. `composition.ts` lists the modules; `compose` derives all registers from them.
 */
import { allReferences } from '../../db/schema/columns';
import type { ChangeLogWriter } from '../../db/schema/model';
import { RecordEntity } from '../../db/schema/record';
import { registerEndGuard, registerWriteGuard } from '../../db/write/collector';
import type { Writer } from '../../db/write/writer';
import type { MailTemplate } from '../../domain/mails/enums';
import type { App, Compose } from './app.types';
import type { ConsistencyCheck } from './consistency';
import type { Hooks } from './hooks';
import type { Need } from './need';
import type { RecordDefinitions, RecordDescription, RecordDescriptions } from '../record/recordDescription';
import { registerRelations } from '../record/relations';
import type { Route } from './route';
import type { SecurityLogWriter } from '../security/securityEvent';

type Class<T> = new () => T;

export type DemoSeed = (db: Writer, app: App) => Promise<void>;

export interface ModuleDefinition {
  /** Kinds of record; changes of records are logged. */
  records?: RecordDefinitions;
  /** Tables without author and change log. */
  internalEntities?: readonly Class<object>[];
  /** What this module answers to modules below it. */
  hooks?: Partial<Hooks>;
  resolvers?: readonly Class<object>[];
  /** REST routes. */
  routes?: readonly Route[];
  /** Inserts this module's demo rows; runs after `seed/seedDemo.ts` has inserted customers, bookings and invoices. */
  seedDemo?: DemoSeed | readonly DemoSeed[];
  /** Mail composers by template. */
  mailComposers?: Partial<Record<MailTemplate, Compose>>;
  /** Recounts of what this module stores twice, for `npm run check`. */
  checks?: readonly ConsistencyCheck[];
  /** What waits for somebody, for the dashboard. */
  needs?: readonly Need[];
  /** The change log; provided by exactly one module. */
  changeLog?: ChangeLogWriter;
  /** The security log; provided by exactly one module. */
  writeSecurityEvent?: SecurityLogWriter;
}

export interface Module<Answers extends Partial<Hooks> = Partial<Hooks>> extends Omit<
  ModuleDefinition,
  'records' | 'hooks'
> {
  readonly hooks: Answers;
  readonly records: Readonly<Record<string, RecordDescription>>;
}

export function defineModule<Answers extends Partial<Hooks> = Record<never, never>>({
  records = {},
  hooks,
  ...others
}: ModuleDefinition & { hooks?: Answers }): Module<Answers> {
  // Each description is typed for its own kind; code that handles all kinds sees plain records.
  return { ...others, hooks: hooks ?? ({} as Answers), records: records as unknown as Module['records'] };
}

/** Refuses record entities at compile time: they belong in `records`. */
export function internalEntities<T extends object[]>(
  ...classes: { [At in keyof T]: T[At] extends RecordEntity ? never : Class<T[At]> }
): readonly Class<object>[] {
  return classes as readonly Class<object>[];
}

export interface Composition {
  records: RecordDescriptions;
  internalEntities: readonly Class<object>[];
  resolvers: readonly Class<object>[];
  routes: readonly Route[];
  demoSeeds: readonly DemoSeed[];
  mailComposers: Readonly<Record<MailTemplate, Compose>>;
  checks: readonly ConsistencyCheck[];
  changeLog: ChangeLogWriter;
  writeSecurityEvent: SecurityLogWriter;
}

/** Throws if the modules' descriptions are inconsistent. */
export function compose(modules: readonly Module[]): Composition {
  const records = new Map(modules.flatMap((module) => Object.entries(module.records)));
  for (const [kind, { entity, relations, refuseWrite, refuseAtEnd }] of records) {
    if (entity.name !== kind) throw new Error(`The record ${kind} names the entity ${entity.name}`);
    registerRelations(entity, relations);
    if (refuseWrite) registerWriteGuard(entity, refuseWrite);
    if (refuseAtEnd) registerEndGuard(entity, refuseAtEnd);
  }
  for (const { kind, property, target } of allReferences()) {
    if (!records.has(target)) throw new Error(`${kind}.${property} names ${target}, which is no record of a module`);
  }
  const changeLog = onlyOne('the change log', modules, (module) => module.changeLog);
  const writeSecurityEvent = onlyOne('the security log', modules, (module) => module.writeSecurityEvent);
  return {
    records,
    internalEntities: modules.flatMap((module) => module.internalEntities ?? []),
    resolvers: modules.flatMap((module) => module.resolvers ?? []),
    routes: modules.flatMap((module) => module.routes ?? []),
    demoSeeds: modules.flatMap(({ seedDemo }) => seedDemo ?? []),
    mailComposers: mailComposersOf(modules),
    checks: modules.flatMap((module) => module.checks ?? []),
    changeLog,
    writeSecurityEvent,
  };
}

function onlyOne<T>(name: string, modules: readonly Module[], of: (module: Module) => T | undefined): T {
  const [found, ...others] = modules.flatMap((module) => of(module) ?? []);
  if (!found || others.length > 0) throw new Error(`One module keeps ${name}`);
  return found as T;
}

function mailComposersOf(modules: readonly Module[]): Composition['mailComposers'] {
  const mailComposers: Partial<Composition['mailComposers']> = Object.assign(
    {},
    ...modules.map((module) => module.mailComposers),
  );
  const { AccountLink, Dispute, Invoice, Statement, VppAdvice, Test } = mailComposers;
  if (!AccountLink || !Dispute || !Invoice || !Statement || !VppAdvice || !Test)
    throw new Error('No module writes the mails of a template');
  return { AccountLink, Dispute, Invoice, Statement, VppAdvice, Test };
}
