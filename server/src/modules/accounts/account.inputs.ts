import { Field, InputType } from 'type-graphql';
import { Present } from '../../domain/rules';

@InputType()
export class AuthenticateInput {
  @Field(() => String, { nullable: true })
  @Present('Please enter email address')
  emailAddress: string;

  @Field(() => String, { nullable: true })
  @Present('Please enter password')
  password: string;
}
