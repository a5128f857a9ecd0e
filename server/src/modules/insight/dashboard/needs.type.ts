import { Field, Int, ObjectType } from 'type-graphql';
import { NeedKind } from '../../../domain/lists/enums';

@ObjectType({ description: 'A filter of a list, as the address of its screen has it.' })
export class NeedFilter {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Several values are separated by commas.' })
  value: string;
}

@ObjectType({ description: 'Work that waits, and the search of the list that shows it.' })
export class NeedToday {
  @Field(() => NeedKind)
  kind: NeedKind;

  @Field(() => Int, { description: '0: nothing waits.' })
  count: number;

  @Field(() => Boolean, { description: 'There are more, which were not counted.' })
  hasMore: boolean;

  @Field(() => [NeedFilter])
  filters: NeedFilter[];
}
