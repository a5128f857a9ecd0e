import { Field, InputType } from 'type-graphql';
import { isAwb } from '../../domain/awb';
import { Required, rule } from '../../domain/rules';

@InputType()
export class TrackAwbInput {
  @Field(() => String, { nullable: true })
  @rule('awb', 'AwbNo may contain only letters, digits, - and / (at most 30)', (value) => isAwb(String(value)))
  @Required('AwbNo is required')
  awbNo: string;
}
