import { Field, ObjectType } from 'type-graphql';
import { SetUpTask } from '../../../domain/lists/enums';

@ObjectType({ description: 'A first step, and whether it is done.' })
export class SetUpStep {
  @Field(() => SetUpTask)
  task: SetUpTask;

  @Field(() => Boolean, { description: 'By what the database holds.' })
  isDone: boolean;
}

@ObjectType({ description: 'How far a company is on its way into use.' })
export class SetUpState {
  @Field(() => [SetUpStep], { description: 'In the order in which they are best done.' })
  steps: SetUpStep[];

  @Field(() => Boolean, { description: 'An admin has put the list away.' })
  isHidden: boolean;

  @Field(() => Boolean, { description: 'The database holds the demo, which `emptyDemo` takes out.' })
  isDemo: boolean;
}
