/** What is entered at a door. */
import { CollectedBy, DeliveryReason, ReceiverRelation } from '../../../server/src/domain/delivery/enums';
import { deliveryRefusals, reasonNeeds } from '../../../server/src/domain/delivery/deliveryRules';
import { formatRupees, rupeesToPaise } from '../../../server/src/domain/values/money';
import { both, button, element, labelled, word } from './elements';
import { drawnPhoto, keptPicture, signaturePad } from './picture';
import { labelInBoth, saidInBoth, type Shown } from './texts';
import type { EventBody, KeptEvent, KeptPicture, Parcel, Run } from './run.types';

interface Door {
  run: Run;
  parcel: Parcel;
  outcome: KeptEvent['outcome'];
  /** Keeps the event; the page goes on at once. */
  onSave: (event: KeptEvent, pictures: readonly KeptPicture[]) => Promise<void>;
  onBack: () => void;
}

/** Enumerations are numbered in their order on the wire. */
const numberOf = (members: object, name: string): number => Object.keys(members).indexOf(name) + 1;

function select(members: object, enumeration: Shown): HTMLSelectElement {
  const text = (name: string) => labelInBoth(enumeration, name).join(' · ');
  const options = Object.keys(members).map((name) => element('option', { value: name }, text(name)));
  return element('select', { className: 'plain-field' }, element('option', { value: '' }, ''), ...options);
}

const input = (properties: Partial<HTMLInputElement> = {}): HTMLInputElement =>
  element('input', { className: 'plain-field', autocomplete: 'off', ...properties });

export function doorForm({ run, parcel, outcome, onSave, onBack }: Door): HTMLElement {
  const isDelivered = outcome === 'Delivered';
  const due = rupeesToPaise(parcel.dueAmount);
  const receiverName = input({ maxLength: 120, autocapitalize: 'words' });
  const relation = select(ReceiverRelation, 'ReceiverRelation');
  const collected = input({ inputMode: 'decimal', value: String(parcel.dueAmount) });
  const collectedBy = select(CollectedBy, 'CollectedBy');
  collectedBy.value = 'Cash';
  const utr = input({ maxLength: 40, inputMode: 'numeric' });
  const reason = select(DeliveryReason, 'DeliveryReason');
  const nextDate = input({ type: 'date', min: run.date });
  const remark = input({ maxLength: 300 });
  const photo = input({ type: 'file', accept: 'image/*' });
  photo.setAttribute('capture', 'environment');
  const canvas = element('canvas', { width: 600, height: 240, className: 'signature-pad' });
  canvas.setAttribute('aria-label', 'Signature');
  const pad = signaturePad(canvas);
  const problems = element('ul', { className: 'plain-list wrong' });
  problems.setAttribute('role', 'alert');

  const dateField = labelled('date', nextDate);
  dateField.hidden = true;
  reason.onchange = () => {
    dateField.hidden = reasonNeeds[reason.value as DeliveryReason] !== 'date';
  };

  let isSaved = false;
  async function save(): Promise<void> {
    if (isSaved) return;
    isSaved = true;
    // Of the moment when the finger lifts: making pictures small takes seconds on a slow phone.
    const [clientEventId, now] = [crypto.randomUUID(), new Date()];
    try {
      const pictures = await picturesOf();
      const [photoHash, signatureHash] = [pictures.photo?.hash ?? null, pictures.signature?.hash ?? null];
      const given = {
        outcome,
        receiverName: receiverName.value,
        relation: (relation.value || null) as ReceiverRelation | null,
        collected: amountOf(collected.value),
        reason: (reason.value || null) as DeliveryReason | null,
        nextDate: nextDate.value || null,
        remark: remark.value,
        photoHash,
        signatureHash,
      };
      const refusals = Object.values(deliveryRefusals(given, due, run.podRequired)).filter((text) => text !== null);
      if (refusals.length > 0) {
        problems.replaceChildren(...refusals.map((text) => element('li', {}, both(saidInBoth(text, due)))));
        isSaved = false;
        return;
      }
      const body: EventBody = {
        clientEventId,
        lineId: parcel.lineId,
        outcome: isDelivered ? 1 : 2,
        happenedAt: now.toISOString(),
        remark: given.remark || null,
        photoHash,
        signatureHash,
        ...(isDelivered
          ? {
              receiverName: given.receiverName,
              relation: numberOf(ReceiverRelation, relation.value),
              collected: given.collected / 100,
              collectedBy: due > 0 ? numberOf(CollectedBy, collectedBy.value) : null,
              utr: utr.value || null,
            }
          : { reason: numberOf(DeliveryReason, reason.value), nextDate: given.nextDate }),
      };
      const kept = [pictures.photo, pictures.signature].filter((each) => each !== null);
      const state = {
        at: now.getTime(),
        number: run.number,
        lineId: parcel.lineId,
        outcome,
        state: 'unsent',
        message: null,
      } as const;
      await onSave({ ...state, clientEventId, body, pictures: kept.map(({ hash }) => hash) }, kept);
    } catch (error) {
      isSaved = false;
      const said = error instanceof Error ? error.message : String(error);
      problems.replaceChildren(element('li', {}, both(saidInBoth(said))));
    }
  }

  async function picturesOf(): Promise<Record<'photo' | 'signature', KeptPicture | null>> {
    const [file] = photo.files ?? [];
    return {
      photo: file ? await keptPicture(await drawnPhoto(file)) : null,
      signature: isDelivered && pad.isSigned() ? await keptPicture(canvas) : null,
    };
  }

  const money =
    due > 0
      ? [
          element('h3', { className: 'wrong' }, word('collect'), ` ${formatRupees(due)}`),
          labelled('collected', collected),
          element('div', { className: 'row' }, labelled('collectedBy', collectedBy), labelled('utr', utr)),
        ]
      : [];
  const fields = isDelivered
    ? [labelled('receiverName', receiverName), labelled('relation', relation), ...money]
    : [labelled('reason', reason), dateField];
  const signature = [word('signature'), canvas, button('clear', '', () => pad.clear())];
  return element(
    'form',
    {
      className: 'public-form door',
      onsubmit: (event) => {
        event.preventDefault();
        void save();
      },
    },
    element('h1', {}, `${parcel.receiver}, ${parcel.city}`),
    element('p', { className: 'quiet' }, parcel.awbNo),
    problems,
    ...fields,
    labelled('photo', photo),
    ...(isDelivered ? signature : []),
    labelled('remark', remark),
    element('button', { type: 'submit', className: 'public-button primary' }, word('save')),
    button('back', '', onBack),
  );
}

/** In paise; what is no amount is more than any due. */
function amountOf(text: string): number {
  if (text.trim() === '') return 0;
  try {
    return rupeesToPaise(text.trim());
  } catch {
    return Number.MAX_SAFE_INTEGER;
  }
}
