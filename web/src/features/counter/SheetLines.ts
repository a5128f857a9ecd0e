import { awbTaken } from '../../../../server/src/domain/bookings/awb';
import { addWork, changeWork, onWorkChanged, removeWork, workOf, type Work } from '../../waiting/waitingWork';
import type { BookLineMutation } from '../../graphql.generated';
import type { KnownAwb } from './awbShape';
import type { ShownLine, Submitted } from './counterDrafts';
import { numberAfter, type Entry } from './lineValues';

/** A line that an older release saved has no amounts. */
type Booked = Pick<BookLineMutation['bookConsignment'], 'uniqueId' | 'awbNo'> &
  Partial<BookLineMutation['bookConsignment']>;
export type BookingWork = Work<object, ShownLine, Booked>;

const kind = 'booking';

/** The saved lines of a user in this browser: those in the waiting work, and those on their way to it. */
export class SheetLines {
  private stored: readonly BookingWork[] = [];
  private unsubscribe: (() => void) | null = null;

  constructor(
    private readonly owner: string,
    public submitted: readonly Submitted[],
    private readonly onChange: () => void,
  ) {}

  async start(): Promise<void> {
    this.unsubscribe = onWorkChanged(() => void this.read());
    await this.read();
    for (const line of this.submitted) void this.store(line);
  }

  stop(): void {
    this.unsubscribe?.();
  }

  /** Oldest first. */
  all(): readonly BookingWork[] {
    const onTheWay = new Map(this.submitted.map((line) => [line.draft.requestKey, line]));
    const stored = this.stored.map((work): BookingWork => {
      const line = onTheWay.get(work.requestKey);
      onTheWay.delete(work.requestKey);
      return line ? { ...work, shown: line.shown, state: work.state === 'refused' ? 'waiting' : work.state } : work;
    });
    return [...stored, ...[...onTheWay.values()].map(asWork)];
  }

  stateOf(requestKey: string): BookingWork['state'] | undefined {
    return this.stored.find((work) => work.requestKey === requestKey)?.state;
  }

  submit(line: Submitted): void {
    this.submitted = [...this.submitted, line];
    void this.store(line);
  }

  async discard(which: (work: Work) => boolean): Promise<void> {
    await removeWork(this.owner, (work) => work.kind === kind && which(work));
  }

  /** From here on the waiting work has the line: it is sent from there. */
  private async store({ draft, variables, shown }: Submitted): Promise<void> {
    const { requestKey, isRefused } = draft;
    const waiting = { state: 'waiting', variables, shown } as const;
    if (isRefused) await changeWork(this.owner, requestKey, ({ state }) => (state === 'refused' ? waiting : null));
    else if (this.stateOf(requestKey) === undefined) await addWork({ requestKey, owner: this.owner, kind, ...waiting });
    this.submitted = this.submitted.filter((line) => line.draft.requestKey !== requestKey);
    await this.read();
  }

  private async read(): Promise<void> {
    this.stored = (await workOf(this.owner, kind)) as BookingWork[];
    this.onChange();
  }
}

const asWork = ({ draft, variables, shown }: Submitted): BookingWork => ({
  requestKey: draft.requestKey,
  owner: '',
  kind,
  place: Number.MAX_SAFE_INTEGER,
  state: 'waiting',
  variables,
  shown,
  sentOn: null,
  failures: 0,
  refusal: null,
  answer: null,
  changedOn: 0,
});

/** The AWB numbers of the lines, of one vendor if given, latest first. */
export function awbNosOf(lines: readonly BookingWork[], vendorId?: number): string[] {
  return lines
    .filter(({ shown }) => vendorId === undefined || shown.values.vendor?.id === vendorId)
    .map(({ answer, shown }) => answer?.awbNo ?? shown.values.awbNo)
    .filter((awbNo) => awbNo !== '')
    .reverse();
}

/** The number after the vendor's latest one, else after the latest of all. */
export function awbAfter(lines: readonly BookingWork[], vendorId: number | undefined): Entry | null {
  const [last] = [...awbNosOf(lines, vendorId), ...awbNosOf(lines)];
  const next = last && numberAfter(last);
  return next ? { text: next } : null;
}

/** The numbers of the lines with their vendors. */
export function awbsOf(lines: readonly BookingWork[]): KnownAwb[] {
  return lines.flatMap(({ answer, shown: { values } }) => {
    const awbNo = answer?.awbNo ?? values.awbNo;
    return awbNo !== '' && values.vendor ? [{ awbNo, vendor: values.vendor }] : [];
  });
}

/** A line that is on its way has the number. */
export function takenBy(awbNo: string, lines: readonly BookingWork[]): string | null {
  const isTaken = awbNo !== '' && lines.some(({ state, shown }) => state === 'waiting' && shown.values.awbNo === awbNo);
  return isTaken ? awbTaken({ awbNo }) : null;
}
