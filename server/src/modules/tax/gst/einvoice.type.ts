import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { RecordRef } from '../../../core/record/scalars';
import { rule } from '../../../domain/rules/rules';

/** The portal takes as many at once. */
const maxReported = 50;

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const isSelection = (ids: unknown, { noteIds }: EinvoiceInput): boolean =>
  countOf(ids) + countOf(noteIds) >= 1 && countOf(ids) + countOf(noteIds) <= maxReported;

@InputType()
export class EinvoiceInput {
  @Field(() => [RecordRef], { nullable: true, description: 'With the credit notes from 1 to 50 documents.' })
  @rule<EinvoiceInput>('selection', `Select from 1 to ${maxReported} invoices`, isSelection)
  ids?: string[] | null;

  @Field(() => [RecordRef], { nullable: true, description: 'Credit notes.' })
  noteIds?: string[] | null;
}

@ObjectType({ description: 'Invoices and credit notes as the e-invoice portal takes them.' })
export class EinvoiceFile {
  @Field(() => Int)
  documents: number;

  @Field(() => String, {
    description: 'Array of documents of form INV-01, version 1.1, as JSON text. It holds no IRN.',
  })
  json: string;
}
