import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { RecordRef } from '../../core/scalars';
import { rule } from '../../domain/rules';

/** The portal takes as many at once. */
export const maxReported = 50;

const isSelection = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && value.length <= maxReported;

@InputType()
export class EinvoiceInput {
  @Field(() => [RecordRef], { nullable: true, description: 'From 1 to 50 invoices.' })
  @rule('selection', `Select from 1 to ${maxReported} invoices`, isSelection)
  ids: string[];
}

@ObjectType({ description: 'Invoices as the e-invoice portal takes them.' })
export class EinvoiceFile {
  @Field(() => Int)
  documents: number;

  @Field(() => String, {
    description: 'Array of documents of form INV-01, version 1.1, as JSON text. It holds no IRN.',
  })
  json: string;
}
