/**
 * A module is a folder of `modules` with one `module.ts`, which says all that the rest of the server must know of it. The
 * list of modules is `composition.ts`; `compose` derives every register from it.
 */
import type { MigrationInterface } from 'typeorm';
import { allReferences } from '../db/columns';
import type { ChangeLogWriter } from '../db/model';
import { RecordEntity } from '../db/record';
import type { MailTemplate } from '../gateways/mailer/mail.entity';
import type { Compose } from './app.types';
import type { RecordDefinitions, RecordDescription, RecordDescriptions } from './recordDescription';
import { registerRelations } from './relations';
import type { Route } from './route';

type Class<T> = new () => T;

export interface ModuleDefinition {
  /** What people make and change; each change is logged. */
  records?: RecordDefinitions;
  /** Tables without author and change log. */
  internalEntities?: readonly Class<object>[];
  resolvers?: readonly Class<object>[];
  /** Rows of the REST table. */
  routes?: readonly Route[];
  /** Migrations of this module's tables alone; those of several modules stand in `db/migrations`. */
  migrations?: readonly Class<MigrationInterface>[];
  /** Who writes the mails of each kind. */
  letters?: Partial<Record<MailTemplate, Compose>>;
  /** One module keeps the change log. */
  changeLog?: ChangeLogWriter;
}

export interface Module extends Omit<ModuleDefinition, 'records'> {
  readonly records: Readonly<Record<string, RecordDescription>>;
}

export function defineModule({ records = {}, ...others }: ModuleDefinition): Module {
  // Each description holds for the rows of its own kind; whoever serves all of them sees them as plain records.
  return { ...others, records: records as unknown as Module['records'] };
}

/** A record does not compile here: it belongs to `records`. */
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
  migrations: readonly Class<MigrationInterface>[];
  letters: Readonly<Record<MailTemplate, Compose>>;
  changeLog: ChangeLogWriter;
}

/** Throws when what the modules say does not fit together. */
export function compose(modules: readonly Module[]): Composition {
  const records = new Map(modules.flatMap((module) => Object.entries(module.records)));
  for (const [kind, { entity, relations }] of records) {
    if (entity.name !== kind) throw new Error(`The record ${kind} names the entity ${entity.name}`);
    if (relations) registerRelations(entity, relations);
  }
  for (const { kind, property, target } of allReferences()) {
    if (!records.has(target)) throw new Error(`${kind}.${property} names ${target}, which is no record of a module`);
  }
  const [changeLog, ...others] = modules.flatMap((module) => module.changeLog ?? []);
  if (!changeLog || others.length > 0) throw new Error('One module keeps the change log');
  return {
    records,
    internalEntities: modules.flatMap((module) => module.internalEntities ?? []),
    resolvers: modules.flatMap((module) => module.resolvers ?? []),
    routes: modules.flatMap((module) => module.routes ?? []),
    migrations: modules.flatMap((module) => module.migrations ?? []),
    letters: lettersOf(modules),
    changeLog,
  };
}

function lettersOf(modules: readonly Module[]): Composition['letters'] {
  const letters: Partial<Composition['letters']> = Object.assign({}, ...modules.map((module) => module.letters));
  const { AccountLink } = letters;
  if (!AccountLink) throw new Error('No module writes the mails AccountLink');
  return { AccountLink };
}
