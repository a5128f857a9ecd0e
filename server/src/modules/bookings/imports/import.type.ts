import { Field, Int, ObjectType } from 'type-graphql';
import { ImportKind } from '../../../domain/imports/enums';
import { ImportJob } from './importJob.entity';
import { ImportRow } from './importRow.entity';

@ObjectType({ description: 'One column of the template.' })
export class ImportTemplateColumn {
  @Field(() => String, { description: 'Property of the input.' })
  field: string;

  @Field(() => String)
  header: string;

  @Field(() => Boolean)
  required: boolean;

  @Field(() => String, { description: 'Cell of an example row.' })
  example: string;

  @Field(() => [String], { description: 'The words that its cells may hold; empty if there is no list of them.' })
  words: string[];
}

@ObjectType({ description: 'What a file of this kind may contain.' })
export class ImportTemplate {
  @Field(() => ImportKind)
  kind: ImportKind;

  @Field(() => [ImportTemplateColumn])
  columns: ImportTemplateColumn[];
}

@ObjectType({ description: 'Rows of which a cell was replaced: they wait to be checked.' })
export class ImportReplacement {
  @Field(() => ImportJob)
  job: ImportJob;

  @Field(() => [Int])
  rowNos: number[];
}

@ObjectType({ description: 'A changed row, with the rows that are checked anew because of it.' })
export class ImportChange {
  @Field(() => ImportJob)
  job: ImportJob;

  @Field(() => [ImportRow])
  rows: ImportRow[];
}
