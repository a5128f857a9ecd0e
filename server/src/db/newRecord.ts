import type { RecordEntity } from './record';

/** Properties of an entity that are columns; relations and computed values are declared optional. */
export type ColumnName<Entity> = {
  [Name in keyof Entity & string]-?: Record<never, never> extends Pick<Entity, Name> ? never : Name;
}[keyof Entity & string];

/** Properties that hold one related record. */
export type ToOneName<Entity> = {
  [Name in Exclude<keyof Entity, ColumnName<Entity>> & string]-?: NonNullable<Entity[Name]> extends { id: number }
    ? Name
    : never;
}[Exclude<keyof Entity, ColumnName<Entity>> & string];

/** A nullable column accepts `undefined` but must still be named. */
type Given<Value> = null extends Value ? Value | undefined : Value;

/** All columns of a row except the generated id and the computed search forms. */
export type NewRow<Entity> = { [Name in Exclude<ColumnName<Entity>, 'id' | `${string}Folded`>]: Given<Entity[Name]> };

/** All columns of a new record except those that the Writer sets (`RecordEntity`) and the search forms. */
export type NewRecord<Entity extends RecordEntity> = Omit<NewRow<Entity>, keyof RecordEntity>;

/** Refuses what is not in `Row`, also in spread objects, which the compiler does not check for unknown properties by itself. */
export type NothingBut<Row, Values> = { [Name in Exclude<keyof Values, keyof Row>]: never };

type NullableName<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row];

/** A row written by the seeds, which may set the Writer's columns; a nullable column that is left out is null. */
export type SeedRow<Entity extends RecordEntity> = Omit<NewRecord<Entity>, NullableName<NewRecord<Entity>>> &
  Partial<NewRecord<Entity>> &
  Partial<RecordEntity>;
