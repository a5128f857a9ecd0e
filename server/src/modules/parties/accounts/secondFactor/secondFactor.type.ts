import { Field, Int, ObjectType } from 'type-graphql';
import { Instant } from '../../../../core/record/scalars';

@ObjectType({ description: "The second factor of the signed-in user's sign-ins." })
export class SecondFactorState {
  @Field(() => Instant, { nullable: true, description: 'Since when it is asked for; null: not set up.' })
  since: Date | null;

  @Field(() => Int)
  recoveryCodesLeft: number;

  @Field(() => Boolean, { description: 'Whether this account must have one.' })
  isDemanded: boolean;
}

@ObjectType({ description: 'What an authenticator app needs; shown once.' })
export class SecondFactorSetup {
  @Field(() => String, { description: 'Base32, to be typed into the app.' })
  secret: string;

  @Field(() => String, { description: 'otpauth URI, to be shown as a QR code.' })
  uri: string;
}

@ObjectType({ description: 'Each replaces the authenticator app once; shown once.' })
export class RecoveryCodes {
  @Field(() => [String])
  recoveryCodes: string[];
}
