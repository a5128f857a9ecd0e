import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../../core/operation/context';
import { NoInput } from '../../../../core/operation/operation';
import { RecordInput } from '../../../../core/record/record.inputs';
import { VppRemittance } from './vpp.entity';
import { RemitVppInput, ReverseVppRemittanceInput, VppOwedInput } from './vpp.inputs';
import { VppRemittancePage, VppRemittanceSearch } from './vpp.list';
import { remitVpp, reverseVppRemittance, vppRemittance, vppRemittances } from './vpp.service';
import { VppDebt, VppOwed } from './vpp.type';
import { mailVppAdvice } from './vppAdvice';
import { vppDebts, vppOwed } from './vppDebts.service';

@Resolver()
export class VppResolver {
  @Query(() => [VppDebt], { description: 'To whom VPP money is owed, the oldest first.' })
  vppDebts(@CurrentCall() call: Call) {
    return vppDebts(new NoInput(), call);
  }

  @Query(() => [VppOwed], { description: 'The VPP consignments of which the money is owed, the oldest first.' })
  vppOwed(@Arg('input', () => VppOwedInput) input: VppOwedInput, @CurrentCall() call: Call) {
    return vppOwed(input, call);
  }

  @Query(() => VppRemittancePage)
  vppRemittances(
    @Arg('search', () => VppRemittanceSearch, { defaultValue: {} }) search: VppRemittanceSearch,
    @CurrentCall() call: Call,
  ) {
    return vppRemittances(search, call);
  }

  @Query(() => VppRemittance)
  vppRemittance(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return vppRemittance({ uniqueId }, call);
  }

  @Mutation(() => VppRemittance, {
    description: 'Pays VPP money out to the sender, or sets it off against invoices, or both.',
  })
  remitVpp(@Arg('input', () => RemitVppInput) input: RemitVppInput, @KeyedCall() call: Call) {
    return remitVpp(input, call);
  }

  @Mutation(() => VppRemittance, {
    description: 'Its consignments are owed again, invoices that it paid are open again.',
  })
  reverseVppRemittance(
    @Arg('input', () => ReverseVppRemittanceInput) input: ReverseVppRemittanceInput,
    @CurrentCall() call: Call,
  ) {
    return reverseVppRemittance(input, call);
  }

  @Mutation(() => VppRemittance, { description: 'Mails the list of its consignments to the customer.' })
  mailVppAdvice(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return mailVppAdvice(input, call);
  }
}
