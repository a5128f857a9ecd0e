import { ArrayMaxSize, ArrayMinSize, Matches } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { DateOrder, ImportKind, ImportMode } from '../../../domain/imports/enums';
import { maxCellLength, maxImportColumns, maxImportRows } from '../../../domain/imports/importFields';
import { MaxLength, Optional, Required, rule } from '../../../domain/rules/rules';
import { MultiLine } from '../../../domain/values/text';
import { RecordId, RecordInput } from '../../../core/record/record.inputs';
import { RecordRef } from '../../../core/record/scalars';

@InputType()
export class ImportKindInput {
  @Field(() => ImportKind, { nullable: true })
  @Required('kind is required')
  kind: ImportKind;
}

@InputType()
export class ImportColumnInput {
  @Field(() => String)
  @MaxLength(maxCellLength, 'Header')
  header: string;

  @Field(() => String)
  @MaxLength(60, 'Field')
  field: string;
}

@InputType()
export class ImportConstantInput {
  @Field(() => String)
  @MaxLength(60, 'Field')
  field: string;

  @Field(() => String)
  @MaxLength(maxCellLength, 'Value')
  value: string;
}

const AtMost = (most: number, what: string) =>
  ArrayMaxSize(most, { message: `${what} may have at most ${most} entries` });

@InputType()
export class SaveImportProfileInput {
  @Field(() => ImportKind, { nullable: true })
  @Required('kind is required')
  kind: ImportKind;

  @Field(() => RecordRef, { nullable: true, description: 'Whose files are read so; null: those of anybody.' })
  @Optional()
  customerId?: string | null;

  @Field(() => RecordRef, { nullable: true })
  @Optional()
  vendorId?: string | null;

  @Field(() => String, { nullable: true })
  @MaxLength(60, 'Name')
  @Required('Please enter name')
  name: string;

  @Field(() => [ImportColumnInput], { nullable: true })
  @AtMost(maxImportColumns, 'Columns')
  @Required('Map the columns')
  columns: ImportColumnInput[];

  @Field(() => [ImportConstantInput], { nullable: true })
  @AtMost(maxImportColumns, 'Constants')
  @Optional()
  constants?: ImportConstantInput[] | null;

  @Field(() => DateOrder, { nullable: true, description: 'Default: DMY.' })
  @Optional()
  dateOrder?: DateOrder | null;
}

@InputType()
export class StartImportInput {
  @Field(() => ImportKind, { nullable: true })
  @Required('kind is required')
  kind: ImportKind;

  @Field(() => String, { nullable: true })
  @MaxLength(120, 'File name')
  @Required('File name is required')
  fileName: string;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the file, in hexadecimal digits.' })
  @Matches(/^[0-9a-f]{64}$/, { message: 'File hash must be a SHA-256' })
  @Required('File hash is required')
  fileHash: string;

  @Field(() => String, { nullable: true })
  @MaxLength(60, 'Sheet name')
  @Optional()
  sheetName?: string | null;

  @Field(() => [String], { nullable: true })
  @rule(
    'headers',
    `Headers may be at most ${maxImportColumns} different texts of at most ${maxCellLength} characters`,
    (value) => isTexts(value, maxImportColumns) && new Set(value).size === value.length,
  )
  @ArrayMinSize(1, { message: 'The file has no header' })
  @Required('The file has no header')
  headers: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: a new import, also if the same file was imported in the last 30 days.',
  })
  again?: boolean | null;
}

const isTexts = (value: unknown, most: number): value is string[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((text) => typeof text === 'string' && text.length <= maxCellLength);

const cells = `Cells may be at most ${maxImportColumns} texts of at most ${maxCellLength} characters`;
const maxRowsPerCall = 500;

@InputType()
export class AddImportRowsInput {
  @RecordId('The import.')
  uniqueId: string;

  @Field(() => Int, { nullable: true, description: 'Number of the first row, as Excel counts: the header is row 1.' })
  @rule('from', 'from must be 2 or more', (value) => Number(value) >= 2 && Number(value) <= 1_100_000)
  from: number;

  @Field(() => [[String]], {
    nullable: true,
    description: 'Consecutive rows, each with a text for every header. A blank row is skipped.',
  })
  @MultiLine()
  @rule('cells', cells, (value) => Array.isArray(value) && value.every((row) => isTexts(row, maxImportColumns)))
  @ArrayMaxSize(maxRowsPerCall, { message: `A call takes at most ${maxRowsPerCall} rows` })
  @Required('The file has no rows')
  rows: string[][];
}

@InputType()
export class ChangeImportRowInput {
  @RecordId('The import.')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Required('rowNo is required')
  rowNo: number;

  @Field(() => [String], { nullable: true })
  @MultiLine()
  @rule('cells', cells, (value) => isTexts(value, maxImportColumns))
  @Required('cells are required')
  cells: string[];
}

const CellText = (what: string) =>
  rule('cell', `${what} must be a text of at most ${maxCellLength} characters`, (value) => isTexts([value], 1));

@InputType()
export class ReplaceImportCellsInput {
  @RecordId('The import.')
  uniqueId: string;

  @Field(() => String, { nullable: true, description: 'The header of the column.' })
  @Required('Header is required')
  header: string;

  @Field(() => String, { nullable: true, description: 'The cells that are exactly this.' })
  @MultiLine()
  @CellText('from')
  from: string;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @CellText('to')
  to: string;

  @Field(() => [Int], {
    nullable: true,
    description: 'Only these rows, good or bad: to take a replacement back. Omitted: the bad and the refused rows.',
  })
  @ArrayMaxSize(maxImportRows, { message: `rowNos may have at most ${maxImportRows} entries` })
  @Optional()
  rowNos?: number[] | null;
}

@InputType()
export class CheckImportInput extends RecordInput {
  @Field(() => RecordRef, {
    nullable: true,
    description: 'Begins the check anew, with this mapping. Omitted: the check goes on.',
  })
  @Optional()
  profileId?: string | null;
}

@InputType()
export class RunImportInput extends RecordInput {
  @Field(() => ImportMode, {
    nullable: true,
    description: 'Default: GoodRows, or the mode of the import that goes on.',
  })
  @Optional()
  mode?: ImportMode | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: goes on with a cancelled import. Without it a cancelled import stays as it is.',
  })
  resume?: boolean | null;
}
