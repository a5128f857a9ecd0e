import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../core/context';
import { LabelsInput } from './label.inputs';
import { labels } from './label.service';
import { LabelSet } from './label.type';

@Resolver()
export class LabelResolver {
  @Query(() => LabelSet, { description: 'What the labels of up to 500 consignments say.' })
  labels(@Arg('input', () => LabelsInput) input: LabelsInput, @CurrentCall() call: Call) {
    return labels(input, call);
  }
}
