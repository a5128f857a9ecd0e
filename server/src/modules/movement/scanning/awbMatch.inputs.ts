import { Field, InputType } from 'type-graphql';
import { MaxLength, Required } from '../../../domain/rules/rules';

@InputType()
export class FindAwbInput {
  @Field(() => String, {
    nullable: true,
    description:
      "A code as read or typed: an AWB number, a packet's code (AWB number, '.', packet), or the address in the QR code of a label.",
  })
  @MaxLength(300, 'Code')
  @Required('Code is required')
  code: string;
}
