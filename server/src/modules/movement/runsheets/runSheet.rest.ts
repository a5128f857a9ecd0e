import { many, one, route, rows, type Answer } from '../../../core/module/route';
import { DeliveryPerson } from './deliveryPerson.entity';
import { deliveryPersons, saveDeliveryPerson } from './deliveryPerson.service';
import { podOf } from './pod.service';
import { openRun, putPodImage, recordDelivery, runSheetOfLink } from './run.service';
import { OpenedRun, Pod, RecordedDelivery, Run, RunLink, StoredPodImage } from './run.type';
import { RunPhone } from './runPhone.entity';
import { reportPhone } from './runPhone.service';
import { RunSheet } from './runSheet.entity';
import { applyDelivery, dismissDelivery } from './lateEvents.service';
import {
  addToRunSheet,
  closeRunSheet,
  confirmRunCash,
  createRunSheet,
  issueRunSheet,
  removeFromRunSheet,
  renewRunLink,
  runSheet,
  runSheets,
  settleLine,
} from './runSheet.service';

const related = {
  person: ['name', 'phone'],
  counts: 'all',
  phones: 'all',
  createdBy: ['firstName', 'lastName'],
} as const;

const sheetAnswer: Answer<RunSheet> = one(RunSheet, {
  with: {
    ...related,
    closedBy: ['firstName', 'lastName'],
    cashConfirmedBy: ['firstName', 'lastName'],
    lines: {
      with: { consignment: ['uniqueId', 'awbNo', 'receiver', 'packet', 'deliveryStatus'], events: 'all' },
    },
  },
});
const linkAnswer: Answer<RunLink> = one(RunLink, { with: { runSheet: { with: { person: ['name', 'phone'] } } } });

export const runSheetRoutes = [
  route('GET', 'runsheets', { run: runSheets, answer: rows(RunSheet, { without: ['deletedOn'], with: related }) }),
  route('GET', 'runsheets/:uniqueId', { run: runSheet, answer: sheetAnswer }),
  route('POST', 'runsheets', { run: createRunSheet, answer: sheetAnswer }),
  route('PUT', 'runsheets/:uniqueId/issue', { run: issueRunSheet, answer: linkAnswer }),
  route('PUT', 'runsheets/:uniqueId/link', { run: renewRunLink, answer: linkAnswer }),
  route('POST', 'runsheets/:uniqueId/lines', { run: addToRunSheet, answer: sheetAnswer }),
  route('DELETE', 'runsheets/:uniqueId/lines/:lineId', { run: removeFromRunSheet, answer: sheetAnswer }),
  route('PUT', 'runsheets/:uniqueId/lines/:lineId', { run: settleLine, answer: sheetAnswer }),
  route('PUT', 'runsheets/:uniqueId/events/:clientEventId', { run: applyDelivery, answer: sheetAnswer }),
  route('DELETE', 'runsheets/:uniqueId/events/:clientEventId', { run: dismissDelivery, answer: sheetAnswer }),
  route('PUT', 'runsheets/:uniqueId/close', { run: closeRunSheet, answer: sheetAnswer }),
  route('PUT', 'runsheets/:uniqueId/cash', { run: confirmRunCash, answer: sheetAnswer }),
  route('GET', 'deliverypersons', { run: deliveryPersons, answer: rows(DeliveryPerson) }),
  route('POST', 'deliverypersons', { run: saveDeliveryPerson, answer: one(DeliveryPerson) }),
  route('GET', 'consignments/:consignmentId/pod', {
    run: podOf,
    answer: many(Pod, undefined, { with: { event: 'all' } }),
  }),
  route('POST', 'run/:token/open', {
    run: openRun,
    answer: one(OpenedRun, { with: { run: { with: { parcels: 'all' } } } }),
  }),
  route('GET', 'run', { run: runSheetOfLink, answer: one(Run, { with: { parcels: 'all' } }) }),
  route('POST', 'run/events', { run: recordDelivery, answer: one(RecordedDelivery) }),
  route('POST', 'run/phone', { run: reportPhone, answer: one(RunPhone) }),
  route('POST', 'run/images', { run: putPodImage, answer: one(StoredPodImage), upload: 'file' }),
];
