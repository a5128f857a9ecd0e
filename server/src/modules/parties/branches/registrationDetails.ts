/** Name and address of a registration: documents show those of their day. */
import type { DateOnly } from '../../../domain/values/dates';
import type { Registration } from './registration.entity';

const names = ['legalName', 'addressLines', 'city', 'pinCode'] as const;

type Details = Pick<Registration, (typeof names)[number]>;
type Dated = Details & Pick<Registration, 'validFrom'>;

/** From the first on. */
const earlierOf = ({ earlier }: Pick<Registration, 'earlier'>): Dated[] =>
  earlier === null ? [] : (JSON.parse(earlier) as Dated[]);

const datedOf = ({ legalName, addressLines, city, pinCode, validFrom }: Dated): Dated => ({
  ...{ legalName, addressLines, city, pinCode, validFrom },
});

/** The latest that are valid on a day; the first ones on days before them. */
export function detailsOn(registration: Dated & Pick<Registration, 'earlier'>, day: DateOnly): Details {
  const all = [...earlierOf(registration), registration];
  const { legalName, addressLines, city, pinCode } =
    all.findLast(({ validFrom }) => validFrom <= day) ?? all[0] ?? registration;
  return { legalName, addressLines, city, pinCode };
}

export interface ChangedDetails {
  earlier: string | null;
  /** The first day of which documents show something else; null: none do. */
  from: DateOnly | null;
}

/** What is kept when details from a day on take the place of those that a registration has: what it had before that day. */
export function keptDetails(found: Registration, next: Dated): ChangedDetails {
  const before = earlierOf(found);
  const isSame = names.every((name) => found[name] === next[name]);
  const kept = (isSame ? before : [...before, datedOf(found)]).filter(({ validFrom }) => validFrom < next.validFrom);
  const isMoved = before.length > 0 && found.validFrom !== next.validFrom;
  const changesBoth = isSame || kept.length === 0;
  const from = changesBoth ? earliest(found.validFrom, next.validFrom) : next.validFrom;
  return { earlier: kept.length === 0 ? null : JSON.stringify(kept), from: isSame && !isMoved ? null : from };
}

const earliest = (one: DateOnly, other: DateOnly): DateOnly => (one < other ? one : other);
