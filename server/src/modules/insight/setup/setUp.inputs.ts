import { Field, InputType } from 'type-graphql';
import { SetUpTask } from '../../../domain/lists/enums';
import { Required, rule } from '../../../domain/rules/rules';

/** What leaves no other trace. */
const noted: readonly unknown[] = ['Series', 'TestLabel', 'TestInvoice'] satisfies SetUpTask[];

@InputType()
export class NoteSetUpInput {
  @Field(() => SetUpTask, { nullable: true, description: 'Series, TestLabel or TestInvoice: others are found done.' })
  @rule('noted', 'This step is done by what is saved', (value) => noted.includes(value))
  @Required('Please select task')
  task: SetUpTask;
}

@InputType()
export class HideSetUpInput {
  @Field(() => Boolean, { description: 'False shows the list again.' })
  isHidden: boolean;
}
