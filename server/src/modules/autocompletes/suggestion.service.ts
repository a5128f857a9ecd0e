/** Type-ahead suggestions for select boxes. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsInt, Max, Min } from 'class-validator';
import type { SelectQueryBuilder } from 'typeorm';
import { VendorType } from '../../domain/enums';
import { MaxLength, Optional } from '../../domain/rules';
import { query, type QueryContext } from '../../core/operation';
import { beginsWith, containing, startingWith } from '../../core/textSearch';
import { integer, memberOf, text } from '../../db/rawRows';
import type { RecordEntity } from '../../db/record';
import { Consignment } from '../consignments/consignment.entity';
import { Customer } from '../customers/customer.entity';
import { City } from '../locations/city.entity';
import { User } from '../users/user.entity';
import { Vendor } from '../vendors/vendor.entity';

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

@InputType()
export class CustomerSuggestionSearch extends SuggestionSearch {
  @Field(() => Boolean, { nullable: true, description: 'Only customers with a live consignment that has no invoice.' })
  invoiceableCustomers?: boolean | null;
}

@ObjectType({ description: 'A record to choose from while typing: its id and name.' })
export class Suggestion {
  @Field(() => Int)
  id: number;

  @Field(() => ID, { nullable: true })
  uniqueId?: string | null;

  @Field(() => String)
  name: string;
}

@ObjectType({ description: 'A vendor to choose from while typing.' })
export class VendorSuggestion extends Suggestion {
  @Field(() => VendorType)
  type: VendorType;
}

const all = 5000;

const suggestion = { id: integer, uniqueId: text, name: text };

/** A text property with a search form. */
type FoldedText<T> = { [Name in keyof T & string]: `${Name}Folded` extends keyof T ? Name : never }[keyof T & string];

/**
 * Rows in which some property contains every word of the text; those whose name (the first property) starts with the
 * text come first.
 */
function byName<T extends RecordEntity>(
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
    .limit(take ?? all);
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

export const vendorSuggestions = query({
  action: 'vendorSuggestions',
  input: SuggestionSearch,
  run: (context, search) =>
    context.db.raw(byName(context, Vendor, ['name'], search).addSelect('r.type', 'type'), {
      ...suggestion,
      type: memberOf(VendorType),
    }),
});

export const customerSuggestions = query({
  action: 'customerSuggestions',
  input: CustomerSuggestionSearch,
  run: (context, search) => {
    const found = byName(context, Customer, ['company', 'name'], search);
    if (search.invoiceableCustomers) {
      const unbilled = found
        .subQuery()
        .select('1')
        .from(Consignment, 'c')
        .where('c.senderId = r.id AND c.deletedOn IS NULL AND c.invoiceId IS NULL');
      found.andWhere(`EXISTS ${unbilled.getQuery()}`);
    }
    return context.db.raw(found, suggestion);
  },
});

export const citySuggestions = query({
  action: 'citySuggestions',
  input: SuggestionSearch,
  run: (context, search) => context.db.raw(byName(context, City, ['name'], search), suggestion),
});

export const userSuggestions = query({
  action: 'userSuggestions',
  input: SuggestionSearch,
  run: async (context, search) => {
    const found = byName(context, User, ['firstName', 'lastName'], search).addSelect('r.lastName', 'lastName');
    const rows = await context.db.raw(found, { ...suggestion, lastName: text });
    return rows.map(({ lastName, ...row }) => ({ ...row, name: `${row.name} ${lastName}` }));
  },
});

/** Distinct receivers of earlier consignments, ignoring case and accents. */
export const receiverSuggestions = query({
  action: 'receiverSuggestions',
  input: SuggestionSearch,
  async run(context, search) {
    const { searchText, take } = search;
    const found = context.db
      .select(Consignment, 'r')
      .select('MIN(r.receiver)', 'name')
      .where('r.deletedOn IS NULL')
      .groupBy('r.receiverFolded')
      .orderBy('r.receiverFolded')
      .limit(take ?? all);
    if (searchText?.trim()) beginsWith<Consignment>('r.receiverFolded')(found, searchText);
    const rows = await context.db.raw(found, { name: text });
    return rows.map((row, at): Suggestion => ({ id: at + 1, uniqueId: null, name: row.name }));
  },
});
