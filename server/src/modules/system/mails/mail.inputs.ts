import { Field, InputType } from 'type-graphql';
import { RecordId } from '../../../core/record/record.inputs';
import { ValidEmail } from '../../../domain/rules/fieldRules';
import { MaxLength, Optional } from '../../../domain/rules/rules';

@InputType()
export class ResendMailInput {
  @RecordId()
  uniqueId: string;
}

@InputType()
export class SendTestMailInput {
  @Field(() => String, { nullable: true, description: "Default: the caller's own address." })
  @ValidEmail()
  @MaxLength(190, 'Email')
  @Optional()
  emailAddress?: string | null;
}
