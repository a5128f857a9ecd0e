import { badInput, conflict, refuse, refuseInput } from '../../../core/operation/errors';
import type { Page } from '../../../core/list/list';
import { command, query } from '../../../core/operation/operation';
import type { Reader } from '../../../db/read/reader';
import { beginSerial, serialStates } from '../../../db/write/serial';
import type { Writer } from '../../../db/write/writer';
import {
  longFinancialYear,
  normalizePattern,
  numberRefusal,
  patternRefusal,
  seriesName,
  seriesNoun,
  seriesNumber,
} from '../../../domain/billing/numberSeries';
import { seriesRefusal } from '../../../domain/policy/numberSeries';
import { firstOfFinancialYear, type DateOnly } from '../../../domain/values/dates';
import { Branch } from '../branches/branch.entity';
import { Registration } from '../branches/registration.entity';
import { collisionRefusal, takenRefusal } from './collisions';
import { NumberSeries } from './numberSeries.entity';
import { NumberSeriesSearch, SaveNumberSeriesInput } from './numberSeries.inputs';
import type { SeriesInForce } from './numberSeries.type';
import { branchesOfSeries, numberingsOf } from './seriesAt';
import { seriesInForce } from './seriesInForce';

export const numberSeries = query({
  action: 'numberSeries',
  input: NumberSeriesSearch,
  async run({ db, today }, { kind }): Promise<Page<SeriesInForce>> {
    const rows = (await seriesInForce(db, today())).filter((row) => !kind || row.kind === kind);
    return { rows, rowCount: rows.length };
  },
});

export const saveNumberSeries = command({
  action: 'saveNumberSeries',
  input: SaveNumberSeriesInput,
  taken: ({ kind, validFrom }) =>
    `There is a series of that ${seriesNoun(kind)} from ${longFinancialYear(validFrom)} already`,
  async run({ db, today }, input): Promise<SeriesInForce> {
    const found = input.uniqueId ? await db.lock(NumberSeries, input.uniqueId, input.version) : null;
    const values = await valuesOf(db, found, input);
    const { kind, pattern, width, validFrom } = values;
    refuseInput({
      pattern: patternRefusal(pattern),
      validFrom: found ? null : seriesRefusal.past({ validFrom, thisYear: firstOfFinancialYear(today()) }),
    });
    const branches = await db.all('Branch');
    const others = (await db.all('NumberSeries')).filter(({ id }) => id !== found?.id);
    refuse(collisionRefusal([values], others, branches));
    const numbers = numberingsOf(pattern, branchesOfSeries(values, branches), validFrom);
    for (const each of numbers) {
      const number = seriesNumber({ pattern, width }, each, values.nextNumber);
      const refusal = numberRefusal(number);
      if (refusal) throw badInput(refusal, 'pattern');
    }
    if (found && (found.pattern !== pattern || found.width !== width)) await refuseUsed(db, found, branches, today());
    refuse(await takenRefusal(db, values, branches, validFrom));
    await begin(db, values, numbers, input.nextNumber ?? null);
    const saved = found ? await db.update(found, values) : await db.insert(NumberSeries, values);
    const rows = await seriesInForce(db, today(), [...others, saved]);
    const shown = rows.find((row) => row.uniqueId === saved.uniqueId);
    if (!shown) throw new Error(`The series of ${seriesNoun(kind)} is not in force`);
    return shown;
  },
});

/** What kind, owner and year of a series are, stays. */
async function valuesOf(db: Writer, found: NumberSeries | null, input: SaveNumberSeriesInput) {
  const { registrationId, branchId } = found ?? (await ownerOf(db, input));
  const { kind, validFrom } = found ?? input;
  return {
    kind,
    registrationId,
    branchId,
    validFrom,
    pattern: normalizePattern(input.pattern),
    width: input.width ?? found?.width ?? 1,
    nextNumber: input.nextNumber ?? found?.nextNumber ?? 1,
    liveKey: `${kind} ${branchId === null ? `registration ${registrationId}` : `branch ${branchId}`} ${validFrom}`,
  };
}

async function ownerOf(db: Writer, { registrationId, branchId }: SaveNumberSeriesInput) {
  if (branchId) return { registrationId: null, branchId: (await db.named(Branch, branchId, 'Branch', 'branchId')).id };
  const registration = await db.named(Registration, registrationId ?? '', 'Registration', 'registrationId');
  return { registrationId: registration.id, branchId: null };
}

/** The numbers that its documents have would not be known any more. */
async function refuseUsed(db: Reader, row: NumberSeries, branches: readonly Branch[], today: DateOnly): Promise<void> {
  const years: DateOnly[] = [];
  for (let year = row.validFrom; years.length === 0 || year <= today; year = nextYear(year)) years.push(year);
  const numberings = years.flatMap((year) => numberingsOf(row.pattern, branchesOfSeries(row, branches), year));
  const nameOf = (each: (typeof numberings)[number]) => seriesName(row.kind, row.pattern, each);
  const stateOf = await serialStates(db, numberings.map(nameOf));
  const used = numberings.find((each) => stateOf(nameOf(each)).isUsed);
  if (!used) return;
  const number = seriesNumber(row, used, stateOf(nameOf(used)).next);
  throw conflict(seriesRefusal.used({ year: longFinancialYear(used.date), number }));
}

const nextYear = (date: DateOnly): DateOnly => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** Lets the series of its first financial year begin with that number. */
async function begin(
  db: Writer,
  series: Pick<NumberSeries, 'kind' | 'pattern' | 'width' | 'validFrom'>,
  numberings: ReturnType<typeof numberingsOf>,
  nextNumber: number | null,
): Promise<void> {
  if (nextNumber === null) return;
  const nameOf = (each: (typeof numberings)[number]) => seriesName(series.kind, series.pattern, each);
  const stateOf = await serialStates(db, numberings.map(nameOf));
  for (const each of numberings) {
    const { next } = stateOf(nameOf(each));
    if (next === nextNumber) continue;
    const standing = { year: longFinancialYear(each.date), number: seriesNumber(series, each, next) };
    const isBegun = await beginSerial(db, nameOf(each), nextNumber);
    if (!isBegun) throw conflict(seriesRefusal.used(standing));
    if (nextNumber < next) throw conflict(seriesRefusal.backward(standing));
  }
}
