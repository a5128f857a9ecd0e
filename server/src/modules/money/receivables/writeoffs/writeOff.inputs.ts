import { Field, InputType } from 'type-graphql';
import { writeOffFields } from '../../../../domain/money/receivableFields';
import { NotTooEarly } from '../../../../domain/rules/fieldRules';
import { Required } from '../../../../domain/rules/rules';
import { InputField } from '../../../../core/record/fields';
import { RecordInput } from '../../../../core/record/record.inputs';
import { DateOnly } from '../../../../core/record/scalars';

@InputType({ description: '`uniqueId` is the invoice, of which all that is outstanding is written off.' })
export class WriteOffInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true })
  @NotTooEarly('Write-off date')
  @Required('Please select write-off date')
  writtenOffOn: string;

  @InputField(writeOffFields.reason)
  reason: string;
}
