import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../../core/operation/context';
import { Customer } from '../../../parties/customers/customer.entity';
import { CreditLift } from './credit.entity';
import { LiftCreditInput, SetCreditInput } from './credit.inputs';
import { customerCredit, CustomerCredit, liftCredit, setCredit } from './credit.service';

@Resolver()
export class CreditResolver {
  @Query(() => CustomerCredit)
  customerCredit(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return customerCredit({ uniqueId }, call);
  }

  @Mutation(() => Customer)
  setCredit(@Arg('input', () => SetCreditInput) input: SetCreditInput, @CurrentCall() call: Call) {
    return setCredit(input, call);
  }

  @Mutation(() => CreditLift)
  liftCredit(@Arg('input', () => LiftCreditInput) input: LiftCreditInput, @KeyedCall() call: Call) {
    return liftCredit(input, call);
  }
}
