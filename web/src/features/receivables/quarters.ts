/** The quarters that can be chosen. */
import { addMonths, earliestSearchDate, isDateOnly } from '../../../../server/src/domain/values/dates';
import { firstOfQuarter } from '../../../../server/src/domain/values/quarters';
import type { UrlCodec } from '../../ui/search/urlCodecs';

/** From that of `today` back to the earliest. */
export function quartersUntil(today: string): string[] {
  const found: string[] = [];
  for (let first = firstOfQuarter(today); first >= earliestSearchDate; first = addMonths(first, -3)) found.push(first);
  return found;
}

export const quarterCodec: UrlCodec<string> = {
  read: (text) => (isDateOnly(text) && text >= earliestSearchDate && text === firstOfQuarter(text) ? text : undefined),
  write: (first) => first,
};
