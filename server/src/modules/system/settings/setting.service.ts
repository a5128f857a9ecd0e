import { badInput } from '../../../core/operation/errors';
import type { Page } from '../../../core/list/list';
import { command, query } from '../../../core/operation/operation';
import { changedMeanwhile } from '../../../domain/rules/errors';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import {
  datedTexts,
  inForce,
  settingCatalogue,
  settingKeys,
  sinceWhen,
  type SettingDefinition,
  type SettingKey,
} from '../../../domain/datedSettings';
import { assertMonthOpen, assertMonthsOpen } from '../periods/filedMonth';
import { isInCatalogue } from '../services/catalogue';
import { personNames } from '../../parties/users/personNames';
import { Setting } from './setting.entity';
import { SettingSearch, UpdateSettingInput, valueRefusal } from './setting.inputs';
import type { SettingFromDate, SettingInForce } from './setting.type';

export const settings = query({
  action: 'settings',
  input: SettingSearch,
  async run({ db, today }, { on }): Promise<Page<SettingInForce>> {
    const rows = await settingsInForce(db, settingKeys, on ?? today());
    return { rows, rowCount: rows.length };
  },
});

/** Only the documents of a day use its value, so that a change of an earlier one alters nothing that is stored. */
export const updateSetting = command({
  action: 'updateSetting',
  input: UpdateSettingInput,
  taken: () => changedMeanwhile().message,
  async run({ db, today }, { key, validFrom, value: given, version }): Promise<SettingInForce> {
    const refusal = valueRefusal({ key, value: given });
    if (refusal) throw badInput(refusal, 'value');
    const known = key as SettingKey;
    const value = canonical(known, given);
    await refuseUnfit(db, known, { value, validFrom });
    await refuseInFiledMonths(db, known, validFrom);
    const present = await db.find(Setting, { key, validFrom });
    if (present) await db.update(await db.lock(Setting, present.id, version), { value });
    else if (version) throw changedMeanwhile();
    else await db.insert(Setting, { key, validFrom, value });
    const [changed] = await settingsInForce(db, [known], today());
    if (!changed) throw new Error(`The setting ${key} has no value`);
    return changed;
  },
});

async function refuseUnfit(
  db: Reader,
  key: SettingKey,
  { value, validFrom }: { value: string; validFrom: string },
): Promise<void> {
  const { startsOn, isService } = settingCatalogue[key] as SettingDefinition<unknown>;
  if (startsOn && !validFrom.endsWith(startsOn))
    throw badInput('It is chosen for a financial year: from 1 April on', 'validFrom');
  if (isService && !(await isInCatalogue(db, value)))
    throw badInput(`Service ${value} is not in the catalogue`, 'value');
}

/** The return of a month is computed by what was in force in it. */
async function refuseInFiledMonths(db: Writer, key: SettingKey, validFrom: string): Promise<void> {
  await assertMonthOpen(db, validFrom);
  if (!key.startsWith('gst.')) return;
  const query = db.select(Setting, 'r').where('r.key = :key AND r.validFrom > :validFrom', { key, validFrom });
  const next = await query.andWhere('r.deletedOn IS NULL').orderBy('r.validFrom').getOne();
  await assertMonthsOpen(db, validFrom, next?.validFrom ?? null);
}

function canonical<Key extends SettingKey>(key: Key, text: string): string {
  const { read, write } = settingCatalogue[key] as { read(text: string): unknown; write(value: unknown): string };
  return write(read(text));
}

async function settingsInForce(db: Reader, keys: readonly SettingKey[], day: string): Promise<SettingInForce[]> {
  const set = await db.select(Setting, 'r').where('r.key IN (:...keys) AND r.deletedOn IS NULL', { keys }).getMany();
  const authors = set.flatMap(({ createdById, updatedById }) => updatedById ?? createdById ?? []);
  const names = await personNames(db, [...new Set(authors)]);
  const stored = ({ uniqueId, version, validFrom, value, ...by }: Setting): SettingFromDate => ({
    uniqueId,
    version,
    validFrom,
    value,
    changedOn: by.updatedOn ?? by.createdOn,
    changedBy: names.get(by.updatedById ?? by.createdById ?? 0) ?? null,
  });
  return keys.map((key) => {
    const dated = datedTexts(
      key,
      set.filter((each) => each.key === key),
    );
    const current = inForce(dated, day);
    if (!current) throw new Error(`The setting ${key} has no value on ${day}`);
    const { meaning, unit } = settingCatalogue[key];
    return {
      key,
      meaning,
      unit,
      value: current.value,
      validFrom: sinceWhen(current),
      values: dated.map((each) => (each instanceof Setting ? stored(each) : fromProduct(each))),
    };
  });
}

const fromProduct = (dated: { validFrom: string; value: string }): SettingFromDate => ({
  uniqueId: null,
  version: null,
  validFrom: sinceWhen(dated),
  value: dated.value,
  changedOn: null,
  changedBy: null,
});
