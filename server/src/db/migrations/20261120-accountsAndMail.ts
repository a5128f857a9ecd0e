import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, index, instant, int, long, optional, primary, table, text, unique } from './table.v1';

const blob = (name: string) => ({ name, type: 'blob' });

/** Links that set a password, the outbox that mails them, what was asked for by strangers, and profile images. */
const tables = [
  table('account_link', [
    primary(int('user_id')),
    text('purpose', 20),
    text('secret_hash', 64),
    instant('created_on'),
    instant('expires_on'),
  ]),
  table(
    'recovery_request',
    [id(), text('account_key', 64), text('client_ip', 45), instant('created_on')],
    [index('account_key', 'created_on'), index('client_ip', 'created_on')],
  ),
  table(
    'mail',
    [
      id(),
      text('message_id', 120),
      text('topic', 60),
      text('recipient', 190),
      text('subject', 200),
      optional(long('text_body')),
      optional(long('html_body')),
      instant('created_on'),
      instant('good_until'),
      optional(instant('due_on')),
      optional(text('claim', 36)),
      int('attempts'),
      optional(instant('sent_on')),
      optional(text('last_error', 300)),
    ],
    [unique('message_id'), index('topic'), index('due_on'), index('created_on')],
  ),
  table(
    'profile_image',
    [primary(text('name', 60)), int('user_id'), blob('content'), instant('created_on')],
    [index('user_id')],
  ),
];

export class AccountsAndMail1763670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await runner.createTable(each.clone(), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of [...tables].reverse()) await runner.dropTable(each.name);
  }
}
