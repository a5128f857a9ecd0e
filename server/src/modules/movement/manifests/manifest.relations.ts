import { groupBy, integer, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { toOne, type Relation, type Relations } from '../../../core/record/relations';
import { User } from '../../parties/users/user.entity';
import { ManifestLine, type Manifest } from './manifest.entity';

/** The snapshot of an outgoing manifest as a JSON list, built from its lines; null for an incoming one. */
const snapshot: Relation<Manifest> = {
  columns: ['type'],
  async read(db, rows) {
    const ids = rows.filter(({ type }) => type === 'Outgoing').map(({ id }) => id);
    const lines = groupBy(await linesOf(db, ids), ({ manifestId }) => manifestId);
    return ({ id, type }) => (type === 'Outgoing' ? listOf((lines.get(id) ?? []).map(({ entry }) => entry)) : null);
  },
};

/** JSON list of the entries, each given as JSON. */
export const listOf = (entries: readonly string[]) => `[${entries.join(',')}]`;

async function linesOf(db: Reader, ids: readonly number[]): Promise<Pick<ManifestLine, 'manifestId' | 'entry'>[]> {
  if (ids.length === 0) return [];
  const query = db
    .select(ManifestLine, 'l')
    .select(['l.manifestId AS manifestId', 'l.entry AS entry'])
    .where('l.manifestId IN (:...ids)', { ids })
    .orderBy('l.id');
  return db.raw(query, { manifestId: integer, entry: text });
}

export const manifestRelations: Relations<Manifest> = {
  createdBy: toOne('createdById', () => User),
  updatedBy: toOne('updatedById', () => User),
  consignmentJson: snapshot,
};
