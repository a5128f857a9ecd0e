import type { RecordEntity } from './record';

/** The properties of an entity that are columns: those that hold other records or computed values are declared optional. */
export type ColumnName<Entity> = {
  [Name in keyof Entity & string]-?: Record<never, never> extends Pick<Entity, Name> ? never : Name;
}[keyof Entity & string];

/** A nullable column takes `undefined` too, and must be named all the same. */
type Given<Value> = null extends Value ? Value | undefined : Value;

/** All columns of a row, but the id that the database gives and the search forms, which are computed. */
export type NewRow<Entity> = { [Name in Exclude<ColumnName<Entity>, 'id' | `${string}Folded`>]: Given<Entity[Name]> };

/** All columns of a new record, but those that the Writer fills (`RecordEntity`) and the search forms. */
export type NewRecord<Entity extends RecordEntity> = Omit<NewRow<Entity>, keyof RecordEntity>;

/** A row that the seeds write: what the Writer would fill may be given. */
export type SeedRow<Entity extends RecordEntity> = NewRecord<Entity> & Partial<Pick<RecordEntity, keyof RecordEntity>>;
