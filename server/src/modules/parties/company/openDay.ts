import { monthOf, type DateOnly } from '../../../domain/values/dates';
import { useToday } from '../../../domain/rules/dateRules';
import { ask } from '../../../core/module/hooks';
import { refuseInput } from '../../../core/operation/errors';
import type { CommandContext } from '../../../core/operation/operation';
import type {} from './company.hooks';

/**
 * Refuses to date a record newly in a month that is filed, or whose books are closed. Of this month, which cannot be filed,
 * nothing is read. `before`: as it is dated already.
 * `branchId`: of which branch it is; null: of several.
 */
export async function refuseClosedDay(
  { db, today }: Pick<CommandContext, 'db' | 'today'>,
  dated: Readonly<Record<string, DateOnly>>,
  before: DateOnly | null = null,
  branchId: number | null = null,
): Promise<void> {
  for (const [field, day] of Object.entries(dated)) {
    if (day === before || monthOf(day) >= monthOf(today())) continue;
    refuseInput({ [field]: useToday(await ask('closedDay')(db, day, branchId === null ? null : () => branchId)) });
  }
}
