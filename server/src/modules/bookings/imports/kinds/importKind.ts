import type { FieldErrors } from '../../../../core/operation/errors';
import type { CommandContext } from '../../../../core/operation/operation';
import type { RecordEntity } from '../../../../db/schema/record';
import type { Reader } from '../../../../db/read/reader';
import type { Action } from '../../../../domain/policy/permissions';
import type { CellValue } from '../../../../domain/imports/importCells';
import type { NamedRecord } from '../references';

/** Values of a row by field, as read from its cells; a reference is the id of its record. */
export type RowValues = Readonly<Record<string, CellValue>>;
/** The records that a row's references name, by field. */
export type RowReferences = Readonly<Record<string, NamedRecord>>;

type Refusals = Readonly<Record<string, string | null>>;

/** What the import of one kind does with a row: the single command's own input, rules and service. */
export interface ImportKindSpec<Input extends object = object> {
  /** The single command: who may call it may import. */
  action: Action;
  entity: new () => RecordEntity;
  input: new () => Input;
  inputOf(values: RowValues, references: RowReferences): Input;
  /** What the service refuses besides the rules of the input, by field; called with valid inputs only. */
  refusals(input: Input, references: RowReferences, today: string): Refusals;
  /** Messages by field of what only the database knows, of each input; called with inputs that nothing else refuses. */
  lateRefusals?(db: Reader, inputs: readonly Input[], today: string): Promise<readonly FieldErrors[]>;
  /** The visible number that a row brings, and what is refused about it. */
  number?: {
    field: string;
    /** Name in messages. */
    label: string;
    of(input: Input): string | null;
    /** Those that live records have. */
    taken(db: Reader, numbers: readonly string[]): Promise<ReadonlySet<string>>;
    isTaken(input: Input): string;
  };
  /** Message about what no column and no constant holds; null if the mapping will do. */
  mappingRefusal?(fields: ReadonlySet<string>, constants: RowReferences): string | null;
  /** Reads and locks beforehand what the writing of many rows asks for; stays done if some of them are refused. */
  expect?(context: CommandContext, inputs: readonly Input[]): Promise<void>;
  /** Names what the writing of many rows names, within `namingOnce`; undone with them. */
  name?(context: CommandContext, inputs: readonly Input[]): Promise<void>;
  /** Writes a row; a text says by what other command the rows are written, all together. */
  create: string | ((context: CommandContext, input: Input) => Promise<RecordEntity>);
}

/** Each spec is typed for its own input; code that handles all kinds passes inputs on as they are. */
export const importKind = <Input extends object>(spec: ImportKindSpec<Input>): ImportKindSpec =>
  spec as unknown as ImportKindSpec;
