import { In } from 'typeorm';
import { toOne, type Relation, type Relations } from '../../../core/record/relations';
import { groupBy } from '../../../db/read/rawRows';
import { User } from '../../parties/users/user.entity';
import { Scan } from './scan.entity';
import { linesOf } from './scanLines';
import type { ScanSession } from './scanSession.entity';

const scans: Relation<ScanSession> = {
  columns: [],
  async read(db, rows) {
    const found = await db.findAll(Scan, { sessionId: In(rows.map(({ id }) => id)) });
    const lines = new Map((await linesOf(db, found)).map((line) => [line.id, line]));
    const bySession = groupBy(
      found.sort((a, b) => a.id - b.id),
      ({ sessionId }) => sessionId,
    );
    return ({ id }) => (bySession.get(id) ?? []).flatMap((scan) => lines.get(scan.id) ?? []);
  },
};

export const scanSessionRelations: Relations<ScanSession> = {
  scans,
  createdBy: toOne('createdById', () => User),
};
