import { Field, InputType } from 'type-graphql';
import { Optional } from '../../domain/rules/rules';
import { RecordRef } from './scalars';

/** Of figures: they are counted as if the company had no other branches (`db/read/branchScope.ts`). */
@InputType()
export abstract class BranchInput {
  @Field(() => [RecordRef], {
    nullable: true,
    description: 'Branches of which the figures are. Default: all that the caller sees.',
  })
  @Optional()
  branchId?: string[] | null;
}

/** References of the branches; none: all. */
export const branchesIn = (type: object, input: object): readonly string[] =>
  type instanceof Function && type.prototype instanceof BranchInput ? ((input as BranchInput).branchId ?? []) : [];
