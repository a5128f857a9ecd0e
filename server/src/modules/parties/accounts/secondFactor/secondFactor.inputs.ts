import { Field, InputType } from 'type-graphql';
import { MaxLength, Required, allOf } from '../../../../domain/rules/rules';

/** Six digits of an authenticator app, or a recovery code. */
const Code = () => allOf(MaxLength(40, 'Code'), Required('Please enter the code'));

@InputType()
export class StartSecondFactorInput {
  @Field(() => String, { nullable: true })
  @Required('Please enter password')
  password: string;
}

@InputType()
export class SecondFactorCodeInput {
  @Field(() => String, {
    nullable: true,
    description: 'Six digits of the authenticator app, or a recovery code. Spaces and dashes are ignored.',
  })
  @Code()
  code: string;
}
