import type { ParcelState, RunSheetStatus } from '../delivery/enums';
import { deliveryTexts } from '../delivery/deliveryRules';
import { formatDate, type DateOnly } from '../values/dates';
import { NounPolicy, type Refusal } from './nounPolicy';

export const runSheetPolicy = new NounPolicy({
  group: 'Movement',
  actions: {
    runSheets: 'runSheets:read',
    runSheet: 'runSheets:read',
    deliveryPersons: 'runSheets:read',
    podOf: 'runSheets:read',
    createRunSheet: 'runSheets:write',
    addToRunSheet: 'runSheets:write',
    removeFromRunSheet: 'runSheets:write',
    issueRunSheet: 'runSheets:write',
    renewRunLink: 'runSheets:write',
    settleLine: 'runSheets:write',
    applyDelivery: 'runSheets:write',
    dismissDelivery: 'runSheets:write',
    closeRunSheet: 'runSheets:write',
    confirmRunCash: 'runSheets:confirm',
    saveDeliveryPerson: 'runSheets:confirm',
    openRun: 'public',
    runSheetOfLink: 'runSheets:field',
    recordDelivery: 'runSheets:field',
    putPodImage: 'runSheets:field',
    reportPhone: 'runSheets:field',
  },
  permissions: {
    'runSheets:read': { label: 'See run sheets', kind: 'read', member: true },
    'runSheets:write': { label: 'Make, issue, settle and close run sheets', kind: 'write', member: true },
    'runSheets:confirm': {
      label: 'Confirm the cash of run sheets, keep delivery persons',
      kind: 'approve',
      member: false,
    },
  },
  field: ['runSheets:field'],
});

interface SheetState {
  number: string;
  status: RunSheetStatus;
}

const dayMs = 24 * 60 * 60 * 1000;
/** For so long after the end of its link a phone may send what it has kept. */
export const lateDays = 14;

export const maxEventsOfParcel = 30;
export const maxPicturesOfParcel = 10;
/** Of a whole sheet: a photo and a signature at the door, and three visits before. */
export const maxPictures = (parcels: number): number => 5 * parcels + 20;
export const maxPhones = 10;

/** At most so many numbers are named in a refusal. */
const named = 10;

const list = (awbNos: readonly string[]) =>
  awbNos.length > named ? `${awbNos.slice(0, named).join(', ')} and ${awbNos.length - named} more` : awbNos.join(', ');

export const runSheetRefusal = {
  fill: ({ status }: SheetState): Refusal => (status === 'Closed' ? 'Run sheet is closed' : null),
  issue: ({ status, date, today }: SheetState & { date: DateOnly; today: DateOnly }, parcels: number): Refusal => {
    if (status !== 'Open') return 'Run sheet is already issued';
    if (date > today) return `Run sheet is of ${formatDate(date)}`;
    return parcels > 0 ? null : 'Run sheet has no consignments';
  },
  /** After the close its link is for what phones have kept. */
  renew: ({ status, closedOn }: SheetState & { closedOn: Date | string | null }, now: Date): Refusal => {
    const isLate = closedOn !== null && new Date(closedOn).getTime() + lateDays * dayMs <= now.getTime();
    return status === 'Open' || isLate ? 'Only a run sheet that is out has a link' : null;
  },
  settle: ({ status }: SheetState): Refusal =>
    status === 'Out' || status === 'Returned' ? null : 'Only a run sheet that is out is settled',
  decided: ({ applied, dismissedOn }: { applied: boolean; dismissedOn: unknown }): Refusal => {
    if (applied) return 'The event is already applied';
    return dismissedOn ? 'The event is dismissed' : null;
  },
  line: (state: ParcelState): Refusal => (state === 'Delivered' ? 'Consignment is already delivered' : null),
  withdraw: (events: number): Refusal => (events > 0 ? 'Consignment has an event on this run sheet' : null),
  unsettled: (awbNos: readonly string[]): Refusal => {
    if (awbNos.length === 0) return null;
    const parcels = awbNos.length === 1 ? '1 parcel is' : `${awbNos.length} parcels are`;
    return `${parcels} not settled: ${list(awbNos)}`;
  },
  photos: (awbNos: readonly string[]): Refusal =>
    awbNos.length === 0 ? null : `A photo has not arrived: ${list(awbNos)}`,
  /** Enough for every visit of a parcel; whoever has a link shall not fill the disk. */
  events: (ofParcel: number): Refusal =>
    ofParcel >= maxEventsOfParcel ? `At most ${maxEventsOfParcel} events are taken of a parcel on a run sheet` : null,
  picturesOfParcel: (pictures: number): Refusal =>
    pictures > maxPicturesOfParcel
      ? `At most ${maxPicturesOfParcel} pictures are taken of a parcel on a run sheet`
      : null,
  pictures: (ofSheet: number, parcels: number): Refusal =>
    ofSheet >= maxPictures(parcels) ? `At most ${maxPictures(parcels)} pictures are taken of this run sheet` : null,
  phones: (ofSheet: number): Refusal =>
    ofSheet >= maxPhones ? `At most ${maxPhones} phones report of a run sheet` : null,
  confirm: ({ status, isConfirmed }: { status: RunSheetStatus; isConfirmed: boolean }): Refusal => {
    if (status !== 'Closed') return 'Run sheet is not closed';
    return isConfirmed ? 'Cash is already confirmed' : null;
  },
  onAnother: ({ number, awbNo }: { number: string; awbNo: string }): string =>
    `Consignment is on run sheet ${number}: ${awbNo}`,
  ineligible: ({ awbNo, why }: { awbNo: string; why: string }): string => `${why}: ${awbNo}`,
  notOwn: 'Only own courier and own cargo consignments go on a run sheet',
  otherBranch: (name: string): string => `Consignment is of branch ${name}`,
  difference: deliveryTexts.remark,
  lateMoney: ({ number }: SheetState): string =>
    `Cash of run sheet ${number} is confirmed: an administrator applies what was collected late`,
};

/** Remark of a line whose consignment the confirmed cash does not pay. */
export const notPaidBySheet = (remark: string | null, why: string): string =>
  [remark, `Not paid by this run sheet: ${why}`].filter(Boolean).join('; ').slice(0, 300);

export const runLinkTexts = {
  wrongPin: 'Wrong PIN',
  locked: 'This link is locked',
  ended: 'This link has ended',
};
