/** The two queries that most nouns have: a page of their list, and one record. */
import { listPage, type ListInput, type ListSpec, type Page } from '../list/list';
import { RecordInput } from '../record/record.inputs';
import type { RecordEntity } from '../../db/schema/record';
import type { Action } from '../../domain/policy/permissions';
import { query, type Operation } from './operation';
import type { InputClass } from './validate';

export const listQuery = <Entity extends RecordEntity, Search extends ListInput>(
  action: Action,
  input: InputClass<Search>,
  list: ListSpec<Entity, Search>,
): Operation<Search, Page<Entity>> =>
  query({ action, input, run: (context, search) => listPage(list, context, search) });

/** Refuses (404) what is deleted. */
export const recordQuery = <Entity extends RecordEntity>(
  action: Action,
  entity: new () => Entity,
): Operation<RecordInput, Entity> =>
  query({ action, input: RecordInput, run: ({ db }, { uniqueId }) => db.get(entity, uniqueId) });
