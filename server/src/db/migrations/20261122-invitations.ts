import { TableColumn, type MigrationInterface, type QueryRunner, type Table } from 'typeorm';
import { id, index, instant, int, long, optional, primary, table, text, unique } from './table.v1';

const mailEnd = [
  instant('created_on'),
  instant('good_until'),
  optional(instant('due_on')),
  optional(text('claim', 36)),
  int('attempts'),
  optional(instant('sent_on')),
  optional(text('last_error', 300)),
];
const mailIndices = [unique('message_id'), index('topic'), index('due_on'), index('created_on')];
const mail = table(
  'mail',
  [id(), text('message_id', 120), text('topic', 60), text('template', 20), text('recipient', 190), ...mailEnd],
  mailIndices,
);
const formerMail = table(
  'mail',
  [
    id(),
    text('message_id', 120),
    text('topic', 60),
    text('recipient', 190),
    text('subject', 200),
    optional(long('text_body')),
    optional(long('html_body')),
    ...mailEnd,
  ],
  mailIndices,
);
const mailColumns =
  'id, message_id, topic, recipient, created_on, good_until, due_on, claim, attempts, sent_on, last_error';

const links = table(
  'account_link',
  [primary(text('secret_hash', 64)), int('user_id'), instant('created_on'), instant('expires_on')],
  [index('user_id'), index('expires_on')],
);
const formerLinks = table('account_link', [
  primary(int('user_id')),
  text('purpose', 20),
  text('secret_hash', 64),
  instant('created_on'),
  instant('expires_on'),
]);

const state = () => new TableColumn(text('state', 20));

/** Users have a state, mails hold no text any more, and a user may have several links. */
export class Invitations1763790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const optionalState = new TableColumn(optional(text('state', 20)));
    await runner.addColumn('user', optionalState);
    // Who waits for an activation was known by its link, and else by never having had a password.
    await runner.query(`UPDATE user SET state = CASE WHEN is_active = 1 THEN 'Active'
      WHEN password_hash IS NULL AND id IN (SELECT user_id FROM account_link WHERE purpose = 'Activation') THEN 'Invited'
      ELSE 'Blocked' END`);
    await runner.changeColumn('user', optionalState, state());
    await remake(runner, links, 'secret_hash, user_id, created_on, expires_on');
    await remake(runner, mail, mailColumns, ['template', "'AccountLink'"]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await remake(runner, formerMail, mailColumns, ['subject', "''"]);
    await runner.dropTable('account_link');
    await runner.createTable(formerLinks.clone());
    await runner.dropColumn('user', 'state');
  }
}

/** A table in its new form with the rows of the old one. */
async function remake(
  runner: QueryRunner,
  to: Table,
  columns: string,
  added?: readonly [name: string, value: string],
): Promise<void> {
  const before = `${to.name}_before`;
  await runner.renameTable(to.name, before);
  await runner.createTable(to.clone());
  const [names, values] = added ? [`${columns}, ${added[0]}`, `${columns}, ${added[1]}`] : [columns, columns];
  await runner.query(`INSERT INTO ${to.name} (${names}) SELECT ${values} FROM ${before}`);
  await runner.dropTable(before);
}
