/** Type-ahead: the few rows that a select box offers, by the beginning of a name. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsInt, Max, Min } from 'class-validator';
import type { SelectQueryBuilder } from 'typeorm';
import { VendorType } from '../../domain/enums';
import { AtMost, Optional } from '../../domain/rules';
import { anywhere, prefixOf } from '../../list';
import { query, type QueryContext } from '../../operation';
import type { RecordEntity } from '../../db/record';
import { Consignment } from '../consignments/consignment.entity';
import { Customer } from '../customers/customer.entity';
import { City } from '../locations/city.entity';
import { User } from '../users/user.entity';
import { Vendor } from '../vendors/vendor.entity';

@InputType()
export class SuggestionSearch {
  @Field(() => String, { nullable: true })
  @AtMost(100, 'Search text')
  @Optional()
  searchText?: string | null;

  @Field(() => Int, { nullable: true, description: 'All (up to 5,000) when left out.' })
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

@ObjectType()
export class Suggestion {
  @Field(() => Int)
  id: number;

  @Field(() => ID, { nullable: true })
  uniqueId?: string | null;

  @Field(() => String)
  name: string;
}

@ObjectType()
export class VendorSuggestion extends Suggestion {
  @Field(() => VendorType)
  type: VendorType;
}

const all = 5000;

/**
 * Rows that have every word of the text in one of the columns; those whose name (the first column) begins with the text
 * come first.
 */
function byName<T extends RecordEntity>(
  { db }: QueryContext, entity: new () => T, columns: readonly [string, ...string[]], { searchText, take }: SuggestionSearch,
): SelectQueryBuilder<T> {
  const [name] = columns;
  const found = db.select(entity, 'r').select(['r.id AS id', 'r.uniqueId AS uniqueId', `${name} AS name`])
    .where('r.deletedOn IS NULL').limit(take ?? all);
  const text = searchText?.trim().toLowerCase();
  if (!text) return found.orderBy(`LOWER(${name})`).addOrderBy('r.id');
  for (const [at, word] of text.split(/\s+/).entries()) {
    const holds = columns.map((column) => `LOWER(${column}) LIKE :word${at} ESCAPE '!'`).join(' OR ');
    found.andWhere(`(${holds})`, { [`word${at}`]: anywhere(word) });
  }
  return found.orderBy(`CASE WHEN LOWER(${name}) LIKE :start ESCAPE '!' THEN 0 ELSE 1 END`)
    .setParameter('start', prefixOf(text)).addOrderBy(`LOWER(${name})`).addOrderBy('r.id');
}

export const vendorSuggestions = query({
  action: 'vendorSuggestions',
  input: SuggestionSearch,
  run: (context, search) =>
    byName(context, Vendor, ['r.name'], search).addSelect('r.type', 'type').getRawMany<VendorSuggestion>(),
});

export const customerSuggestions = query({
  action: 'customerSuggestions',
  input: CustomerSuggestionSearch,
  run: (context, search) => {
    const found = byName(context, Customer, ['r.company', 'r.name'], search);
    if (search.invoiceableCustomers) {
      const unbilled = found.subQuery().select('1').from(Consignment, 'c')
        .where('c.senderId = r.id AND c.deletedOn IS NULL AND c.invoiceId IS NULL');
      found.andWhere(`EXISTS ${unbilled.getQuery()}`);
    }
    return found.getRawMany<Suggestion>();
  },
});

export const citySuggestions = query({
  action: 'citySuggestions',
  input: SuggestionSearch,
  run: (context, search) => byName(context, City, ['r.name'], search).getRawMany<Suggestion>(),
});

export const userSuggestions = query({
  action: 'userSuggestions',
  input: SuggestionSearch,
  run: async (context, search) => {
    const rows = await byName(context, User, ['r.firstName', 'r.lastName'], search).addSelect('r.lastName', 'lastName')
      .getRawMany<Suggestion & { lastName: string }>();
    return rows.map(({ lastName, ...row }) => ({ ...row, name: `${row.name} ${lastName}` }));
  },
});

/** Receivers are free text; earlier ones are offered, each once. */
export const receiverSuggestions = query({
  action: 'receiverSuggestions',
  input: SuggestionSearch,
  async run({ db }, { searchText, take }) {
    const found = db.select(Consignment, 'r').select('r.receiver', 'name').distinct(true)
      .where('r.deletedOn IS NULL').orderBy('r.receiver').limit(take ?? all);
    if (searchText?.trim()) found.andWhere("r.receiver LIKE :start ESCAPE '!'", { start: prefixOf(searchText) });
    const rows = await found.getRawMany<{ name: string }>();
    return rows.map((row, at): Suggestion => ({ id: at + 1, uniqueId: null, name: row.name }));
  },
});
