import { Field, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { NamedBranch } from './company.type';

@ObjectType({ description: 'In which branches the caller works.' })
export class OwnBranches {
  @Field(() => SafeInt, { description: 'What this session makes is of this one.' })
  branchId: number;

  @Field(() => [NamedBranch], { description: 'Those that it may choose: open ones, by name.' })
  branches: NamedBranch[];
}
