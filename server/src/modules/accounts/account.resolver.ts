import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { NoInput } from '../../operation';
import { User } from '../users/user.entity';
import { AuthenticateInput } from './account.inputs';
import { authenticate, logout, me, SignIn } from './account.service';
import { Company } from './company.type';
import { companyProfile } from './company.service';

@Resolver()
export class AccountResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user.' })
  me(@TheCall() call: Call) {
    return me(new NoInput(), call);
  }

  @Query(() => Company)
  company(@TheCall() call: Call) {
    return companyProfile(new NoInput(), call);
  }

  @Mutation(() => SignIn)
  authenticate(@Arg('input', () => AuthenticateInput) input: AuthenticateInput, @TheCall() call: Call) {
    return authenticate(input, call);
  }

  @Mutation(() => Boolean)
  logout(@TheCall() call: Call) {
    return logout(new NoInput(), call);
  }
}
