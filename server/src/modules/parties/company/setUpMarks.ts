import { nextSerial } from '../../../db/write/serial';
import type { Writer } from '../../../db/write/writer';
import type { SetUpTask } from '../../../domain/lists/enums';
import { SetUpMark } from './setUpMark.entity';

/** The list of first steps is put away. */
export const hiddenMark = 'Hidden';

/** What the database holds was made for the demo. */
export const demoMark = 'Demo';

export type SetUpMarkName = SetUpTask | typeof hiddenMark | typeof demoMark;

/** Of marks that come at the same time, the first one stays. */
export async function setMark(db: Writer, name: SetUpMarkName): Promise<void> {
  if (await db.find(SetUpMark, { name })) return;
  await nextSerial(db, 'set up');
  if (!(await db.find(SetUpMark, { name }))) await db.insertRow(SetUpMark, { name, createdOn: db.now });
}

export async function removeMark(db: Writer, name: SetUpMarkName): Promise<void> {
  await db.internal.delete(SetUpMark, { name });
}
