import { Field, InputType } from 'type-graphql';
import { Required } from '../../../domain/rules/rules';
import { ValidAwb } from '../../../domain/bookings/bookingRules';

@InputType()
export class TrackAwbInput {
  @Field(() => String, { nullable: true })
  @ValidAwb()
  @Required('AwbNo is required')
  awbNo: string;
}
