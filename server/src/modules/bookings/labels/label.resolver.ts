import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { User } from '../../parties/users/user.entity';
import { LabelsInput, SetLabelSizeInput } from './label.inputs';
import { labels, setLabelSize } from './label.service';
import { LabelSet } from './label.type';

@Resolver()
export class LabelResolver {
  @Query(() => LabelSet, { description: 'What the labels of up to 500 consignments say.' })
  labels(@Arg('input', () => LabelsInput) input: LabelsInput, @CurrentCall() call: Call) {
    return labels(input, call);
  }

  @Mutation(() => User, { description: 'Remembers the size of the labels that the signed-in user prints.' })
  setLabelSize(@Arg('input', () => SetLabelSizeInput) input: SetLabelSizeInput, @CurrentCall() call: Call) {
    return setLabelSize(input, call);
  }
}
