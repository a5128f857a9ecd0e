import { toOne, type Relation, type Relations } from '../../../core/record/relations';
import { decodeRows, instant, integer } from '../../../db/read/rawRows';
import { City } from '../locations/city.entity';
import type { Customer } from './customer.entity';

/** In `changes`, a quote within a value stands behind a backslash, so only the property itself matches. */
const changesOfEmail = (ids: string) => `SELECT id, MAX(since) AS since FROM (
    SELECT primary_key AS id, created_on AS since FROM change_record
    WHERE entity_name = 'Customer' AND primary_key IN (${ids}) AND changes LIKE '%["email",%'
    UNION ALL
    SELECT primary_key AS id, created_on AS since FROM change_log_value
    WHERE entity_name = 'Customer' AND primary_key IN (${ids}) AND property_name = 'email') c GROUP BY id`;

/** The last change of the address in the change log; without one it stands since the customer was made. */
const emailSince: Relation<Customer> = {
  columns: ['email', 'createdOn'],
  async read(db, rows) {
    const ids = rows.filter(({ email }) => email).map(({ id }) => id);
    const changes =
      ids.length === 0 ? [] : await db.query(changesOfEmail(ids.map(() => '?').join(', ')), [...ids, ...ids]);
    const since = new Map(decodeRows(changes, { id: integer, since: instant }).map((row) => [row.id, row.since]));
    return ({ id, email, createdOn }) => (email ? (since.get(id) ?? createdOn) : null);
  },
};

export const customerRelations: Relations<Customer> = { city: toOne('cityId', () => City), emailSince };
