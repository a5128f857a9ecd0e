/** The sheet: its parcels by sequence, and what this phone has entered of them. */
import { ParcelState } from '../../../server/src/domain/delivery/enums';
import type { OnlyHere } from '../../../server/src/domain/delivery/sending';
import { formatRupees, rupeesToPaise } from '../../../server/src/domain/values/money';
import { both, button, element, word } from './elements';
import { labelInBoth, saidInBoth, texts, type TextName } from './texts';
import type { KeptEvent, KeptRun, Parcel } from './run.types';

interface ListProps {
  kept: KeptRun;
  events: readonly KeptEvent[];
  /** Events of any sheet that only this phone has. */
  held: OnlyHere;
  onEnter: (parcel: Parcel, outcome: KeptEvent['outcome']) => void;
  onLeave: () => void;
}

const states = Object.keys(ParcelState) as ParcelState[];
const settled: readonly ParcelState[] = ['Delivered', 'CarriedOver', 'Missing'];

const stateText: Readonly<Record<KeptEvent['state'], TextName | null>> = {
  unsent: 'saved',
  sent: null,
  late: 'deskDecides',
  refused: 'refused',
};

/** Whether something may be entered of a parcel; it cannot be entered twice. */
export function isToEnter({ state, lineId }: Parcel, events: readonly KeptEvent[]): boolean {
  const own = events.filter((event) => event.lineId === lineId);
  const isDone = own.some(({ outcome, state: sent }) => outcome === 'Delivered' && sent !== 'refused');
  return !isDone && !settled.includes(toldOf(state)) && own.at(-1)?.state !== 'unsent';
}

const toldOf = (state: number): ParcelState => states[state - 1] ?? 'Assigned';

export function parcelList({ kept, events, held, onEnter, onLeave }: ListProps): HTMLElement {
  const { run, hasEnded } = kept;
  const leave = button('leave', '', onLeave);
  leave.disabled = held.unsent > 0;
  const told = [
    held.unsent > 0 && `${held.unsent} ${texts.unsent.join(' · ')}`,
    held.refused > 0 && `${held.refused} ${texts.refused.join(' · ')}`,
  ].filter((text) => text !== false);
  const badge = told.length > 0 ? told.join(' · ') : texts.allSent.join(' · ');
  const status = element('p', { className: told.length > 0 ? 'bordered noted' : 'bordered good' }, badge);
  status.setAttribute('role', 'status');
  const rows = () => run.parcels.map((parcel) => row(parcel, events, onEnter));
  return element(
    'section',
    {},
    element('h1', {}, `${run.number} · ${run.person}`),
    status,
    hasEnded
      ? element('p', { className: 'bordered wrong' }, word('ended'))
      : element('ol', { className: 'plain-list' }, ...rows()),
    leave,
  );
}

function row(parcel: Parcel, events: readonly KeptEvent[], onEnter: ListProps['onEnter']): HTMLElement {
  const own = events.filter(({ lineId }) => lineId === parcel.lineId);
  const last = own.at(-1);
  const isDone = own.some(({ outcome, state }) => outcome === 'Delivered' && state !== 'refused');
  const entered = last && last.state !== 'refused' ? 'Attempted' : toldOf(parcel.state);
  const state = isDone ? 'Delivered' : entered;
  const note = last && stateText[last.state];
  const due = rupeesToPaise(parcel.dueAmount);
  return element(
    'li',
    { className: 'panel' },
    element('strong', {}, `${parcel.sequence}. ${parcel.receiver}`),
    element('div', { className: 'quiet' }, `${parcel.city} · ${parcel.awbNo} · ${parcel.packet} pc`),
    due > 0 && element('h3', { className: 'wrong' }, formatRupees(due)),
    state !== 'Assigned' &&
      element('div', { className: state === 'Delivered' ? 'good' : '' }, both(labelInBoth('ParcelState', state))),
    Boolean(last?.message) && element('div', { className: 'wrong' }, both(saidInBoth(last?.message ?? ''))),
    note ? element('div', { className: last.state === 'refused' ? 'wrong' : 'quiet' }, word(note)) : null,
    isToEnter(parcel, events) &&
      element(
        'div',
        { className: 'row' },
        button('delivered', 'primary', () => onEnter(parcel, 'Delivered')),
        button('notDelivered', '', () => onEnter(parcel, 'Attempted')),
      ),
  );
}
