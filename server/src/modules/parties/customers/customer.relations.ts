import { toOne, type Relation, type Relations } from '../../../core/record/relations';
import { decodeRows, instant, integer } from '../../../db/read/rawRows';
import { City } from '../locations/city.entity';
import type { Customer } from './customer.entity';

/** The last change of the address in the change log; without one it stands since the customer was made. */
const emailSince: Relation<Customer> = {
  columns: ['email', 'createdOn'],
  async read(db, rows) {
    const ids = rows.filter(({ email }) => email).map(({ id }) => id);
    const changes =
      ids.length === 0
        ? []
        : await db.query(
            `SELECT primary_key AS id, MAX(created_on) AS since FROM change_log WHERE entity_name = 'Customer' AND property_name = 'email' AND primary_key IN (${ids.map(() => '?').join(', ')}) GROUP BY primary_key`,
            ids,
          );
    const since = new Map(decodeRows(changes, { id: integer, since: instant }).map((row) => [row.id, row.since]));
    return ({ id, email, createdOn }) => (email ? (since.get(id) ?? createdOn) : null);
  },
};

export const customerRelations: Relations<Customer> = { city: toOne('cityId', () => City), emailSince };
