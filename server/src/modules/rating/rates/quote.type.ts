import { Field, Int, ObjectType } from 'type-graphql';
import { Length, Money } from '../../../core/record/scalars';
import type { Paise } from '../../../domain/values/money';
import type { PriceLine } from '../../../domain/rating/price';
import type { PacketSize as Size } from '../../../domain/rating/ratedWeight';

@ObjectType({ description: 'The measures of equal packets.' })
export class PacketSize implements Size {
  @Field(() => Length, { description: 'Centimetres.' })
  length: number;

  @Field(() => Length, { description: 'Centimetres.' })
  width: number;

  @Field(() => Length, { description: 'Centimetres.' })
  height: number;

  @Field(() => Int)
  count: number;
}

@ObjectType({ description: 'One part of an amount.' })
export class RateLine implements PriceLine {
  @Field(() => String)
  text: string;

  @Field(() => Money)
  amount: Paise;
}
