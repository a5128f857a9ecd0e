/** What a list is: its page arguments, its sorts and its filters. */
import { Max, Min, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { ColumnName, ToOneName } from '../../db/write/newRecord';
import type { RecordEntity } from '../../db/schema/record';
import { SortOrder } from '../../domain/lists/enums';
import type { ListWalk } from './cursor';
import type { Filter } from './filters';
import type { QueryContext } from '../operation/operation';
import { RecordRef } from '../record/scalars';

@InputType()
export abstract class ListInput {
  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt({ message: 'skip must be a whole number' })
  @Min(0, { message: 'skip must be 0 or more' })
  skip?: number;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt({ message: 'take must be a whole number' })
  @Min(1, { message: 'take must be 1 or more' })
  @Max(5000, { message: 'take must be 5000 or less' })
  take?: number;

  @Field(() => RecordRef, {
    nullable: true,
    description: 'Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`.',
  })
  after?: string;

  @Field(() => RecordRef, {
    nullable: true,
    description: 'Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`.',
  })
  before?: string;

  @Field(() => String, { nullable: true })
  sortBy?: string;

  @Field(() => SortOrder, { nullable: true })
  sortOrder?: SortOrder;

  /** Set by exports, not part of either API: each call reads the next `take` rows. */
  walk?: ListWalk;
}

/** Of records that are of a branch. */
@InputType()
export abstract class BranchListInput extends ListInput {
  @Field(() => [RecordRef], { nullable: true, description: 'Branches that they belong to.' })
  branchId?: string[];
}

/** A skipped row costs as much as a field; no more than this, so that every page of a long list can be asked for. */
const maxSkipCost = 150_000;

/** Cost of the rows before a page. Asked before `skip` is validated: a negative one costs nothing rather than giving back. */
export const skipCost = (skip = 0): number => Math.min(Math.max(0, skip), maxSkipCost);

export type FilterNames<Search> = Exclude<keyof Search, keyof ListInput>;

/** A relation of the entity and the column of the related record by which rows are sorted. */
export type JoinedSort<Entity> = {
  [Name in ToOneName<Entity>]: { relation: Name; column: ColumnName<NonNullable<Entity[Name]>> };
}[ToOneName<Entity>];

/**
 * How a page is found in a sort order.
 * - `index`: each sort column has an index that continues with `ties` and the id (tested), so that reading a page takes
 *   as long in a long list as in a short one. Sorts by another record's name read name by name. `related` are, by
 *   sort column, filtered columns whose rows lie close to each other in that order, anywhere in it.
 * - `wholeTable`: a sort may read and sort every row; `because` says why there are few.
 */
export type Sorting<Entity> =
  | {
      readonly by: 'index';
      readonly ties: readonly ColumnName<Entity>[];
      readonly related?: { readonly [Sort in ColumnName<Entity>]?: readonly ColumnName<Entity>[] };
    }
  | { readonly by: 'wholeTable'; readonly because: string };

export interface ListSpec<Entity extends RecordEntity, Search extends ListInput> {
  entity: new () => Entity;
  /** Columns that `sortBy` may name. */
  sort: readonly ColumnName<Entity>[];
  /** The column that has the order of one of them, e.g. its search form. */
  sortAs?: { readonly [Name in ColumnName<Entity>]?: ColumnName<Entity> };
  /** Fields that sort by another record's name. */
  joinedSort?: Readonly<Record<string, JoinedSort<Entity>>>;
  sorting: Sorting<Entity>;
  defaultSort: readonly [ColumnName<Entity>, SortOrder];
  pageSize: number;
  /** One entry for every filter of the search input, so that a missing one does not compile. */
  filters: { readonly [Name in FilterNames<Required<Search>>]: Filter<Entity, Required<Search>[Name], Search> };
  /** Validates combinations of filters, e.g. the order of two dates. */
  check?: (search: Search, context: QueryContext) => void;
  /** Whether deleted rows are included; they are not by default. */
  withDeleted?: (search: Search) => boolean;
  /** Faster exact count for searches that support it; null otherwise. */
  count?: (context: QueryContext, search: Search) => Promise<number | null>;
}

/** What `sortBy` may name. */
export const sortFields = <Entity extends RecordEntity>({
  sort,
  joinedSort = {},
}: Pick<ListSpec<Entity, ListInput>, 'sort' | 'joinedSort'>): readonly string[] => [
  ...sort,
  ...Object.keys(joinedSort),
];
