/** The outbox, newest first, page by page along the ids. */
import { Field, InputType } from 'type-graphql';
import { ListInput, type Page } from '../../../core/list/list';
import { badInput } from '../../../core/operation/errors';
import { isSelected } from '../../../core/record/selection';
import type { QueryContext } from '../../../core/operation/operation';
import { cursorOf } from '../../../core/list/cursor';
import { MailState } from '../../../domain/mails/enums';
import type { Mail } from '../../../gateways/mailer/mail.entity';
import type { OutboxMail } from './mail.type';
import { mailOf, mailsIn, outboxMailOf } from './outboxMails';

@InputType()
export class MailSearch extends ListInput {
  @Field(() => [MailState], { nullable: true })
  state?: MailState[];
}

const pageSize = 50;

export async function mailPage(context: QueryContext, search: MailSearch): Promise<Page<OutboxMail>> {
  const { db, fields } = context;
  const { sortBy, state, walk } = search;
  if (sortBy && sortBy.toLowerCase() !== 'createdon') throw badInput('sortBy must be one of createdOn', 'sortBy');
  const rowCount = walk?.rowCount ?? (isSelected(fields, 'rowCount') ? await mailsIn(db, state).getCount() : 0);
  if (!isSelected(fields, 'rows')) return { rows: [], rowCount };
  const found = await rowsOf(context, search);
  if (walk) {
    walk.rowCount = rowCount;
    walk.found(found.map(({ id }) => ({ id, keys: [id] })));
    // Ids and rows are read by one statement.
    walk.ids = [];
  }
  return { rows: found.map(outboxMailOf), rowCount };
}

async function rowsOf({ db }: QueryContext, search: MailSearch): Promise<Mail[]> {
  const { walk, skip = 0, take = pageSize, state, sortOrder } = search;
  const cursor = walk?.last ? null : cursorOf(search);
  const border = walk?.last?.id ?? (cursor && (await mailOf(db, cursor.ref, cursor.field)).id);
  const isBackwards = cursor?.field === 'before';
  const order = (sortOrder === 'ASC') === isBackwards ? 'DESC' : 'ASC';
  const query = mailsIn(db, state).orderBy('r.id', order);
  if (border !== null) query.andWhere(`r.id ${order === 'ASC' ? '>' : '<'} :border`, { border });
  else query.offset(skip);
  const found = await query.limit(walk ? Math.min(take, walk.left) : take).getMany();
  return isBackwards ? found.reverse() : found;
}
