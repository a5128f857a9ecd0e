/** Type-ahead suggestions for select boxes; a module defines its own with `suggestionsByName`. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../db/schema/columns';
import { IsInt, Max, Min } from 'class-validator';
import type { SelectQueryBuilder } from 'typeorm';
import { integer, text } from '../../db/read/rawRows';
import type { RecordEntity } from '../../db/schema/record';
import { MaxLength, Optional } from '../../domain/rules/rules';
import type { QueryContext } from '../operation/operation';
import { containing, startingWith } from './textSearch';

@InputType()
export class SuggestionSearch {
  @Field(() => String, { nullable: true })
  @MaxLength(100, 'Search text')
  @Optional()
  searchText?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of suggestions; default: all, up to 5,000.' })
  @Max(5000, { message: 'take must be 5000 or less' })
  @Min(1, { message: 'take must be 1 or more' })
  @IsInt({ message: 'take must be a whole number' })
  @Optional()
  take?: number | null;
}

@ObjectType({ description: 'A record to choose from while typing: its id and name.' })
export class Suggestion {
  @Field(() => SafeInt)
  id: number;

  @Field(() => ID, { nullable: true })
  uniqueId?: string | null;

  @Field(() => String)
  name: string;
}

/** The columns of `suggestionsByName`. */
export const suggestionColumns = { id: integer, uniqueId: text, name: text };

export const maxSuggestions = 5000;

/** A text property with a search form. */
type FoldedText<T> = { [Name in keyof T & string]: `${Name}Folded` extends keyof T ? Name : never }[keyof T & string];

/**
 * Rows in which some property contains every word of the text; those whose name (the first property) starts with the
 * text come first.
 */
export function suggestionsByName<T extends RecordEntity>(
  { db }: QueryContext,
  entity: new () => T,
  texts: readonly [FoldedText<T>, ...FoldedText<T>[]],
  { searchText, take }: SuggestionSearch,
): SelectQueryBuilder<T> {
  const [name] = texts;
  const byFolded = `r.${name}Folded`;
  const found = db
    .select(entity, 'r')
    .select(['r.id AS id', 'r.uniqueId AS uniqueId', `r.${name} AS name`])
    .where('r.deletedOn IS NULL')
    .limit(take ?? maxSuggestions);
  const text = searchText?.trim();
  if (!text) return found.orderBy(byFolded).addOrderBy('r.id');
  for (const [at, word] of text.split(/\s+/).entries()) {
    const holds = texts.map((property) => `r.${property}Folded LIKE :word${at} ESCAPE '!'`).join(' OR ');
    found.andWhere(`(${holds})`, { [`word${at}`]: containing(word) });
  }
  return found
    .orderBy(`CASE WHEN ${byFolded} LIKE :start ESCAPE '!' THEN 0 ELSE 1 END`)
    .setParameter('start', startingWith(text))
    .addOrderBy(byFolded)
    .addOrderBy('r.id');
}
