import { daysAgo, listNeed, type Need } from '../../../core/module/need';
import { runSheetList, type RunSheetSearch } from './runSheet.list';

export const runSheetNeeds: readonly Need[] = [
  listNeed('OutOnRunSheets', runSheetList, (context): RunSheetSearch => ({
    status: ['Out'],
    toDate: daysAgo(context, 1),
  })),
  listNeed('OnPhones', runSheetList, (): RunSheetSearch => ({ isOnPhones: true })),
  listNeed('LateEvents', runSheetList, (): RunSheetSearch => ({ hasLateEvents: true })),
];
