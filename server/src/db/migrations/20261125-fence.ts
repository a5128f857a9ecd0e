import type { QueryRunner } from 'typeorm';
import type { Migration } from './migration.v1';

const renamed = [
  ['session', 'user_session'],
  ['mail', 'outgoing_mail'],
  ['failed_sign_in', 'refused_sign_in'],
  ['recovery_request', 'recovery_attempt'],
  ['account_link', 'access_link'],
  ['quota_use', 'quota_count'],
  ['consistency_run', 'nightly_run'],
  ['enquiry', 'customer_enquiry'],
  ['visit', 'site_visit'],
] as const;

/**
 * Waybill 0.1.0 and 0.2.0 do not ask whether they may write, and would go on beside this one. Without these tables they
 * authenticate nobody, take no enquiries and visits, send no mails and check nothing at night. A rename changes no row. The
 * session table comes first: whoever is signed in writes everything else.
 */
export class Fence1795564800000 implements Migration {
  readonly kind = 'contract';

  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of renamed) await runner.query(`ALTER TABLE ${before} RENAME TO ${after}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of [...renamed].reverse())
      await runner.query(`ALTER TABLE ${after} RENAME TO ${before}`);
  }
}
