import { In } from 'typeorm';
import { query } from '../../../core/operation/operation';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { DeliveryEvent } from './deliveryEvent.entity';
import { DeliveryPerson } from './deliveryPerson.entity';
import { PodImage } from './podImage.entity';
import type { Pod } from './run.type';
import { RunSheet, RunSheetLine } from './runSheet.entity';
import { PodSearch } from './runSheet.inputs';

/** What happened to a consignment at the doors, the newest first. */
export const podOf = query({
  action: 'podOf',
  input: PodSearch,
  async run({ db }, { consignmentId }): Promise<Pod[]> {
    const consignment = await db.get(Consignment, consignmentId);
    const lines = await db.findAll(RunSheetLine, { consignmentId: consignment.id });
    if (lines.length === 0) return [];
    const events = await db.findAll(DeliveryEvent, { lineId: In(lines.map(({ id }) => id)), applied: true });
    const sheets = await db.byIds(
      RunSheet,
      lines.map(({ runSheetId }) => runSheetId),
      ['number', 'personId'],
    );
    const people = await db.byIds(
      DeliveryPerson,
      [...sheets.values()].map(({ personId }) => personId),
      ['name'],
    );
    const hashes = events.flatMap(({ photoHash, signatureHash }) => [photoHash ?? [], signatureHash ?? []].flat());
    const images = hashes.length > 0 ? await db.findAll(PodImage, { hash: In(hashes) }) : [];
    const urlOf = (hash: string | null) => {
      const image = images.find((each) => each.hash === hash);
      return image ? `data:image/jpeg;base64,${image.content.toString('base64')}` : null;
    };
    return events
      .sort((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime() || b.id - a.id)
      .map((event) => {
        const sheet = sheets.get(lines.find(({ id }) => id === event.lineId)?.runSheetId ?? 0);
        return {
          runSheet: sheet?.number ?? '',
          person: people.get(sheet?.personId ?? 0)?.name ?? '',
          event,
          photo: urlOf(event.photoHash),
          signature: urlOf(event.signatureHash),
        };
      });
  },
});
