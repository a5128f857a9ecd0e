import { changedMeanwhile } from '../../../domain/rules/errors';
import { serviceRefusal } from '../../../domain/policy/services';
import { badInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import type { Writer } from '../../../db/write/writer';
import { assertMonthOpen, assertMonthsOpen } from '../periods/filedMonth';
import { isCourier, nameKey } from './catalogue';
import { Service } from './service.entity';
import { SaveServiceInput } from './service.inputs';
import { serviceList, ServiceSearch } from './service.list';

export const services = listQuery('services', ServiceSearch, serviceList);

/** Documents keep what they were made with; only those of the days from then on are taxed by it. */
export const saveService = command({
  action: 'saveService',
  input: SaveServiceInput,
  taken: () => changedMeanwhile().message,
  async run({ db }, { name: given, sac, charge, percent, validFrom, version }): Promise<Service> {
    if (isCourier(given)) throw badInput(serviceRefusal.courier, 'name');
    await refuseInFiledMonths(db, given, validFrom);
    const name = given.trim().replace(/\s+/g, ' ');
    const liveKey = `${nameKey(name)}:${validFrom}`;
    const values = { name, sac: sac.trim(), charge, percent: charge === 'Exempt' ? 0 : (percent ?? 0) };
    const found = await db.find(Service, { liveKey });
    if (found) return db.update(await db.lock(Service, found.id, version), values);
    if (version) throw changedMeanwhile();
    return db.insert(Service, { ...values, validFrom, liveKey });
  },
});

/** The return of a month is computed by what was in force in it. */
async function refuseInFiledMonths(db: Writer, name: string, validFrom: string): Promise<void> {
  await assertMonthOpen(db, validFrom);
  const later = await db
    .select(Service, 'r')
    .where('r.validFrom > :validFrom AND r.deletedOn IS NULL', { validFrom })
    .orderBy('r.validFrom')
    .getMany();
  const next = later.find((each) => nameKey(each.name) === nameKey(name));
  await assertMonthsOpen(db, validFrom, next?.validFrom ?? null);
}
