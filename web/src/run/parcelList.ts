/** The sheet: its parcels by sequence, and what this phone has entered of them. */
import { deliveryLabels, ParcelState } from '../../../server/src/domain/delivery/enums';
import { formatRupees, rupeesToPaise } from '../../../server/src/domain/values/money';
import { texts } from './texts';
import { button, element } from './elements';
import type { KeptEvent, KeptRun, Parcel } from './run.types';

interface ListProps {
  kept: KeptRun;
  events: readonly KeptEvent[];
  /** Events of any sheet that only this phone has. */
  unsent: number;
  onEnter: (parcel: Parcel, outcome: KeptEvent['outcome']) => void;
  onLeave: () => void;
}

const states = Object.keys(ParcelState) as ParcelState[];
const settled: readonly ParcelState[] = ['Delivered', 'CarriedOver', 'Missing'];

const stateText: Readonly<Record<KeptEvent['state'], string>> = {
  unsent: texts.saved.join(' · '),
  sent: '',
  late: 'The desk decides',
  refused: '',
};

export function parcelList({ kept, events, unsent, onEnter, onLeave }: ListProps): HTMLElement {
  const { run, hasEnded } = kept;
  const leave = button('leave', '', onLeave);
  leave.disabled = unsent > 0;
  const badge = unsent > 0 ? `${unsent} ${texts.unsent.join(' · ')}` : texts.allSent.join(' · ');
  const status = element('p', { className: unsent > 0 ? 'bordered noted' : 'bordered good' }, badge);
  status.setAttribute('role', 'status');
  return element(
    'section',
    {},
    element('h1', {}, `${run.number} · ${run.person}`),
    status,
    hasEnded && element('p', { className: 'bordered wrong' }, 'This link has ended. Ask the desk for a new one.'),
    element('ol', { className: 'plain-list' }, ...run.parcels.map((parcel) => row(parcel, { kept, events, onEnter }))),
    leave,
  );
}

function row(parcel: Parcel, { events, onEnter, kept }: Pick<ListProps, 'events' | 'onEnter' | 'kept'>): HTMLElement {
  const own = events.filter(({ lineId }) => lineId === parcel.lineId);
  const last = own.at(-1);
  const isDone = own.some(({ outcome, state }) => outcome === 'Delivered' && state !== 'refused');
  const told = states[parcel.state - 1] ?? 'Assigned';
  const state = isDone ? 'Delivered' : last && last.state !== 'refused' ? 'Attempted' : told;
  const note = last && (last.message ?? stateText[last.state]);
  const due = rupeesToPaise(parcel.dueAmount);
  const isOpen = !isDone && !settled.includes(told) && last?.state !== 'unsent' && !kept.hasEnded;
  return element(
    'li',
    { className: 'panel' },
    element('strong', {}, `${parcel.sequence}. ${parcel.receiver}`),
    element('div', { className: 'quiet' }, `${parcel.city} · ${parcel.awbNo} · ${parcel.packet} pc`),
    due > 0 && element('h3', { className: 'wrong' }, formatRupees(due)),
    state !== 'Assigned' &&
      element('div', { className: state === 'Delivered' ? 'good' : '' }, deliveryLabels.ParcelState[state]),
    Boolean(note) && element('div', { className: last?.state === 'refused' ? 'wrong' : 'quiet' }, note ?? ''),
    isOpen &&
      element(
        'div',
        { className: 'row' },
        button('delivered', 'primary', () => onEnter(parcel, 'Delivered')),
        button('notDelivered', '', () => onEnter(parcel, 'Attempted')),
      ),
  );
}
