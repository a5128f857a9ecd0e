/** The catalogue as other modules read it: what holds of a service on a day. */
import { conflict } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import { serviceRefusal } from '../../../domain/policy/services';
import { courier, type CatalogueService } from '../../../domain/tax/services';
import type { DateOnly } from '../../../domain/values/dates';
import { Service } from './service.entity';

/** Capitals and small letters are one name. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

export interface Catalogue {
  find(name: string, day: DateOnly): CatalogueService | null;
  /** Throws if there is no such service on the day. */
  on(name: string, day: DateOnly): CatalogueService;
}

/** Of all days, by one query. */
export async function readCatalogue(db: Reader): Promise<Catalogue> {
  const entries = await db.select(Service, 'r').where('r.deletedOn IS NULL').orderBy('r.validFrom', 'DESC').getMany();
  const find = (name: string, day: DateOnly) => {
    const key = nameKey(name);
    const found = entries.find((each) => nameKey(each.name) === key && each.validFrom <= day);
    return found ?? (isCourier(name) ? always : null);
  };
  return {
    find,
    on(name, day) {
      const found = find(name, day);
      if (!found) throw conflict(serviceRefusal.unknown({ name, day }));
      return found;
    },
  };
}

/** Any day: whether somebody may name it in a setting. */
export async function isInCatalogue(db: Reader, name: string): Promise<boolean> {
  const entries = await db.select(Service, 'r').where('r.deletedOn IS NULL').getMany();
  return entries.some((each) => nameKey(each.name) === nameKey(name));
}

const always: CatalogueService = { name: courier, sac: null, charge: 'Forward', percent: null };

export const isCourier = (name: string): boolean => nameKey(name) === nameKey(courier);
