import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import {
  byUniqueId,
  date,
  flag,
  idOf,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v2';

/** Of the profile that is in force. */
interface Home {
  gstin: string;
  state_id: number;
  legal_name: string;
  address_lines: string;
  city: string;
  pin_code: string;
  phone: string;
  valid_from: string;
  home_city_id: number;
  home_city: string;
}

const codeOf = (city: string): string => {
  const letters = city
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 3);
  return letters.length < 2 ? 'HO' : letters;
};

/**
 * Registrations and branches. A database in use gets one of each, by its company profile: what there is was supplied by that
 * registration, and booked in that branch. A new one gets its own by the seed, or with its first profile.
 */
export class Branches1796400000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const place = [text('address_lines', 323), text('pin_code', 6)];
    await runner.createTable(
      table(
        'registration',
        [
          ...record(runner),
          text('gstin', 15),
          optional(text('live_gstin', 15)),
          idOf(runner, 'state_id'),
          text('legal_name', 120),
          ...place,
          text('city', 80),
          date('valid_from'),
          optional(date('closed_on')),
          flag('is_default'),
        ],
        [byUniqueId, unique('live_gstin')],
        [refers('state_id', 'state')],
      ),
    );
    await runner.createTable(
      table(
        'branch',
        [
          ...record(runner),
          text('name', 60),
          optional(text('live_name', 60)),
          text('code', 4),
          optional(text('live_code', 4)),
          idOf(runner, 'city_id'),
          ...place,
          optional(text('phone', 40)),
          idOf(runner, 'registration_id'),
          flag('is_active'),
        ],
        [byUniqueId, unique('live_name'), unique('live_code')],
        [refers('city_id', 'city'), refers('registration_id', 'registration')],
      ),
    );
    await this.addHome(runner);
  }

  private async addHome(runner: QueryRunner): Promise<void> {
    const now = new Date().toISOString();
    const today = now.slice(0, 10);
    const [home] = (await runner.query(
      `SELECT p.gstin, p.state_id, p.legal_name, p.address_lines, p.city, p.pin_code, p.phone, p.valid_from, p.home_city_id,
         c.name AS home_city
       FROM company_profile p JOIN city c ON c.id = p.home_city_id
       WHERE p.deleted_on IS NULL
       ORDER BY CASE WHEN p.valid_from <= ? THEN 0 ELSE 1 END,
         CASE WHEN p.valid_from <= ? THEN p.valid_from END DESC, p.valid_from
       LIMIT 1`,
      [today, today],
    )) as Home[];
    if (!home) return;
    const created = now.replace('T', ' ').replace('Z', '');
    await runner.query(
      `INSERT INTO registration (id, unique_id, version, created_on, gstin, live_gstin, state_id, legal_name, address_lines,
         pin_code, city, valid_from, is_default) VALUES (1, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
      [
        randomUUID(),
        created,
        home.gstin,
        home.gstin,
        home.state_id,
        home.legal_name,
        home.address_lines,
        home.pin_code,
        home.city,
        home.valid_from,
      ],
    );
    const name = home.home_city.slice(0, 60);
    const code = codeOf(name);
    await runner.query(
      `INSERT INTO branch (id, unique_id, version, created_on, name, live_name, code, live_code, city_id, address_lines,
         pin_code, phone, registration_id, is_active) VALUES (1, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 1)`,
      [
        randomUUID(),
        created,
        name,
        name.toLowerCase(),
        code,
        code,
        home.home_city_id,
        home.address_lines,
        home.pin_code,
        home.phone,
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('branch');
    await runner.dropTable('registration');
  }
}
