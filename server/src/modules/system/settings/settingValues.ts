/** Settings as other modules read them: the values in force on a day. */
import type { Reader } from '../../../db/read/reader';
import {
  datedTexts,
  inForce,
  settingCatalogue,
  type DatedValue,
  type SettingKey,
  type SettingValue,
} from '../../../domain/datedSettings';
import { Setting } from './setting.entity';

export type SettingValues<Key extends SettingKey> = { [Name in Key]: SettingValue<Name> };

/**
 * The values of some settings in force on a day, by one query:
 *
 *   const terms = await settingsOn(db, ['credit.graceDays', 'credit.smallest'], today);
 *   terms['credit.smallest']; // paise
 */
export async function settingsOn<const Key extends SettingKey>(
  db: Reader,
  keys: readonly Key[],
  day: string,
): Promise<SettingValues<Key>> {
  const set = await db
    .select(Setting, 'r')
    .where('r.key IN (:...keys) AND r.validFrom <= :day AND r.deletedOn IS NULL', { keys, day })
    .getMany();
  const entries = keys.map((key) => {
    const own = set.filter((each) => each.key === key);
    const found = inForce(datedTexts(key, own), day);
    if (!found) throw new Error(`The setting ${key} has no value on ${day}`);
    return [key, settingCatalogue[key].read(found.value)] as const;
  });
  return Object.fromEntries(entries) as SettingValues<Key>;
}

/** The values of a setting on all days, by one query. */
export async function settingByDay<const Key extends SettingKey>(
  db: Reader,
  key: Key,
): Promise<(day: string) => SettingValue<Key>> {
  const valueOf = await settingsByDay(db, [key]);
  return (day) => valueOf(key, day);
}

/** The values of some settings on all days, by one query. */
export async function settingsByDay<const Key extends SettingKey>(
  db: Reader,
  keys: readonly Key[],
): Promise<<Name extends Key>(key: Name, day: string) => SettingValue<Name>> {
  const set = await db.select(Setting, 'r').where('r.key IN (:...keys) AND r.deletedOn IS NULL', { keys }).getMany();
  const dated = new Map<SettingKey, DatedValue<string>[]>(
    keys.map((key) => [
      key,
      datedTexts(
        key,
        set.filter((each) => each.key === key),
      ),
    ]),
  );
  const valueOn = (key: Key, day: string) => {
    const found = inForce(dated.get(key) ?? [], day);
    if (!found) throw new Error(`The setting ${key} has no value on ${day}`);
    return settingCatalogue[key].read(found.value);
  };
  // Asked for each of many bookings, of few days.
  const known = new Map<SettingKey, Map<string, unknown>>(keys.map((key) => [key, new Map()]));
  return <Name extends Key>(key: Name, day: string) => {
    const ofKey = known.get(key);
    if (!ofKey?.has(day)) ofKey?.set(day, valueOn(key, day));
    return ofKey?.get(day) as SettingValue<Name>;
  };
}

/**
 * The rate of GST on courier services, in hundredths of a percent: of IGST, or of CGST and SGST together. The day is that of
 * the document.
 */
export const taxPercentOn = (db: Reader, day: string): Promise<number> => settingOn(db, 'gst.percent', day);

/** The same of many days, by one query. */
export const taxPercentByDay = (db: Reader): Promise<(day: string) => number> => settingByDay(db, 'gst.percent');

export const settingOn = async <const Key extends SettingKey>(
  db: Reader,
  key: Key,
  day: string,
): Promise<SettingValue<Key>> => (await settingsOn(db, [key], day))[key];
