import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { DeliveryPerson } from './deliveryPerson.entity';
import { deliveryPersons, saveDeliveryPerson } from './deliveryPerson.service';
import { podOf } from './pod.service';
import { openRun, putPodImage, recordDelivery, runSheetOfLink } from './run.service';
import { RunPhone } from './runPhone.entity';
import { reportPhone } from './runPhone.service';
import { OpenedRun, Pod, RecordedDelivery, Run, RunLink, StoredPodImage } from './run.type';
import { RunSheet } from './runSheet.entity';
import { DeliveryPersonPage, RunSheetPage } from './runSheet.list';
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

export const runSheetResolver = resolver(
  field(runSheets, RunSheetPage),
  field(runSheet, RunSheet),
  keyedField(createRunSheet, RunSheet),
  keyedField(addToRunSheet, RunSheet),
  field(removeFromRunSheet, RunSheet),
  field(issueRunSheet, RunLink, { description: 'Sends it into the street. Its link and PIN are told once.' }),
  field(renewRunLink, RunLink, {
    description: 'Another link and PIN; the earlier ones open no more. Of a closed run sheet only for sending.',
  }),
  field(settleLine, RunSheet),
  field(applyDelivery, RunSheet, { description: 'Does what a late event from the street says.' }),
  field(dismissDelivery, RunSheet, { description: 'Leaves a late event without effect.' }),
  field(closeRunSheet, RunSheet),
  field(confirmRunCash, RunSheet),
  field(deliveryPersons, DeliveryPersonPage),
  keyedField(saveDeliveryPerson, DeliveryPerson),
  field(podOf, [Pod], { description: 'What happened to a consignment at the doors, the newest first.' }),
  field(openRun, OpenedRun, { description: 'Opens the link of a run sheet by its PIN.' }),
  field(runSheetOfLink, Run, { description: 'The run sheet of the session of a phone.' }),
  field(recordDelivery, RecordedDelivery),
  field(putPodImage, StoredPodImage),
  field(reportPhone, RunPhone, { description: 'What a phone in the street still holds.' }),
);
