import { printableCode } from '../../../../server/src/domain/bookings/readCode';
import { companyToday } from '../../companyToday';
import { newRequestId } from '../../ui/form/requestId';
import { askedAwb } from '../../ui/form/takenAwb';
import { writeDrafts, type Draft, type ShownLine } from './counterDrafts';
import type { SheetOptions, SheetState } from './sheetState';
import { CounterQuestions } from './CounterQuestions';
import { allFields, mainFields, type LineField } from './lineFields';
import { bookingOf, nextStop, problemsFromServer, problemsOf, type LineProblems } from './lineInput';
import { ratedFields } from './lineRates';
import { copyOf, entryOf, nextInSeries, type LineEntries, type LineValues } from './lineValues';
import { resolveLine } from './resolveLine';
import { accept } from './resolvedLine';
import { awbAfter, awbNosOf, awbsOf, SheetLines, type BookingWork } from './SheetLines';

/** Saved lines are shown so long after the answer. */
const shownMs = 12 * 60 * 60 * 1000;

const newDraft = (): Draft => ({ requestKey: newRequestId(), entries: {}, hasMore: false, isRefused: false });

/**
 * The sheet of lines: the one being typed, and those that were saved in this browser. It lives outside React, so that a key
 * is handled by what the line is at that moment, however fast the keys come.
 */
export class CounterSheet {
  state: SheetState;
  bookingDate: string | null = null;
  private readonly questions: CounterQuestions;
  private draft: Draft;
  private parked: Draft | null;
  private readonly saved: SheetLines;
  private left = new Set<LineField>();
  private refusal: LineProblems = {};
  private isHeld = false;
  private readonly listeners = new Set<() => void>();
  /** Called when more of what the line waits for is known. */
  onReady: (() => void) | null = null;

  constructor(readonly options: SheetOptions) {
    const learned = () => this.learned();
    this.questions = new CounterQuestions(options.client, learned, () => this.change());
    this.draft = options.stored?.draft ?? newDraft();
    this.parked = options.stored?.parked ?? null;
    this.saved = new SheetLines(options.owner, options.stored?.submitted ?? [], () => this.change());
    this.state = this.nextState();
  }

  async start(): Promise<void> {
    void this.questions.names.load();
    await this.saved.start();
    // A draft whose line was stored just before the page was left.
    const state = this.saved.stateOf(this.draft.requestKey);
    if (state !== undefined && !(this.draft.isRefused && state === 'refused')) this.begin(this.parked ?? newDraft());
    await this.saved.discard(({ state: was, changedOn }) => was === 'done' && Date.now() - changedOn > shownMs);
  }

  stop(): void {
    this.saved.stop();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): SheetState => this.state;
  private get isReady(): boolean {
    return this.questions.isReady(this.state.resolved);
  }

  /** Whether a key that takes what this field shows can be answered now; null: what the whole line shows. */
  isReadyFor(field: LineField | null): boolean {
    return this.isReady && !(this.state.resolved.isRating && (field === null || ratedFields.includes(field)));
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (isHeld) this.questions.hurry();
    this.change();
  }

  /** Keys have waited long enough: they are handled without the answers that are missing. */
  withoutAnswers(handleKeys: () => void): void {
    this.questions.withoutAnswers(() => {
      this.change();
      handleKeys();
    });
    this.change();
  }

  fieldsShown(): readonly LineField[] {
    if (!this.draft.hasMore) return mainFields;
    return this.options.mayOverride ? allFields : allFields.filter((name) => name !== 'overrideReason');
  }

  type(field: LineField, text: string): void {
    const entries: LineEntries = { ...this.draft.entries };
    if (text === '') delete entries[field];
    else entries[field] = { text };
    // One weight fills both, and another sender's receiver is another one.
    if (field === 'weight') delete entries.charged;
    this.left.delete(field);
    delete this.refusal[field];
    this.edit(entries);
  }

  /** A scanned number that nothing is booked by, while the line has none. */
  takeAwb(code: string): boolean {
    const awbNo = askedAwb(printableCode(code));
    if (awbNo === null || this.draft.entries.awbNo) return false;
    this.type('awbNo', awbNo);
    return true;
  }

  /** Takes what the field shows. */
  accept(field: LineField): void {
    const { resolved } = this.state;
    this.left.add(field);
    if (resolved.fields[field].problem) void this.questions.names.load();
    this.edit(accept(this.draft.entries, resolved, field));
  }

  /** Takes what was typed when the focus goes elsewhere; the line may be a new one by then. */
  leave(field: LineField): void {
    if (this.draft.entries[field] && this.isReady) this.accept(field);
  }

  /** Chooses another of the names for the typed letters. */
  pick(field: LineField, step: 1 | -1): void {
    const entry = this.draft.entries[field];
    const { options, shown } = this.state.resolved.fields[field];
    const at = options.findIndex(({ name }) => name === shown);
    // The first key chooses the first or the last one, unless another is shown.
    const next = at < 0 && step < 0 ? -1 : at + step;
    const picked = options.at(next % options.length);
    if (entry && picked) this.edit({ ...this.draft.entries, [field]: { text: entry.text, picked } });
  }

  choose(field: LineField, index: number): void {
    const entry = this.draft.entries[field];
    const picked = this.state.resolved.fields[field].options[index];
    if (!entry || !picked) return;
    this.edit({ ...this.draft.entries, [field]: { text: entry.text, picked } });
    this.accept(field);
  }

  /** Keeps the typed letters as they are: a new receiver whose name begins like an earlier one. */
  keepLetters(field: LineField): void {
    const entry = this.draft.entries[field];
    if (entry && field === 'receiver')
      this.edit({ ...this.draft.entries, receiver: { text: entry.text, literal: true } });
  }

  copyField(field: LineField): void {
    const above = this.above();
    const { vendor } = this.state.resolved.values;
    const entry = field === 'awbNo' ? awbAfter(this.lines(), vendor?.id) : above && entryOf(above, field);
    if (entry) this.edit({ ...this.draft.entries, [field]: entry });
  }

  /** The whole line above, but what belongs to it alone. */
  copyLine(): void {
    const above = this.above();
    if (!above) return;
    const hasMore = this.draft.hasMore || this.lines().at(-1)?.shown.hasMore === true;
    this.draft = { ...this.draft, hasMore };
    this.edit(copyOf(above, this.draft.entries.awbNo));
  }

  /** First the field; if that is empty, the line. */
  clear(field: LineField): void {
    this.refusal = {};
    if (this.draft.entries[field]) return this.type(field, '');
    this.begin(this.draft.isRefused ? (this.parked ?? newDraft()) : newDraft());
    this.options.focus('sender');
  }

  toggleMore(): void {
    this.draft = { ...this.draft, hasMore: !this.draft.hasMore };
    this.change();
  }

  /** Enter: on to the next field that has to be decided; if there is none, the line is saved. */
  goOn(field: LineField): void {
    this.accept(field);
    const { resolved } = this.state;
    const stop = nextStop(resolved, problemsOf(resolved, this.date()), field);
    if (!stop) return this.save();
    if (!this.fieldsShown().includes(stop)) this.toggleMore();
    const isBack = allFields.indexOf(stop) <= allFields.indexOf(field);
    if (isBack) allFields.forEach((name) => this.left.add(name));
    this.change();
    this.options.focus(stop);
  }

  save(): void {
    const { resolved } = this.state;
    const problems = problemsOf(resolved, this.date());
    const [first] = allFields.filter((name) => problems[name] !== undefined);
    if (first) {
      if (resolved.fields[first].problem) void this.questions.names.load();
      allFields.forEach((name) => this.left.add(name));
      if (!this.fieldsShown().includes(first)) this.draft = { ...this.draft, hasMore: true };
      this.change();
      return this.options.focus(first);
    }
    const entries = allFields.reduce<LineEntries>((all, name) => accept(all, resolved, name), this.draft.entries);
    const shown: ShownLine = { entries, values: resolved.values, hasMore: this.draft.hasMore };
    const variables = { input: { ...bookingOf(resolved.values, this.date()), autoRate: true } };
    this.questions.learnFrom(resolved.values);
    this.saved.submit({ draft: this.draft, variables, shown });
    this.begin(this.draft.isRefused ? (this.parked ?? newDraft()) : newDraft());
    this.options.focus('sender');
  }

  /** Takes a refused line back into the line being typed. */
  mend(work: BookingWork): void {
    if (!this.draft.isRefused) this.parked = this.draft;
    const { entries, hasMore } = work.shown;
    this.begin({ requestKey: work.requestKey, entries, hasMore, isRefused: true }, this.parked);
    this.refusal = problemsFromServer(work.refusal?.fields ?? {}, this.options.mayOverride);
    const [wrong] = allFields.filter((name) => this.refusal[name]);
    if (wrong && !this.fieldsShown().includes(wrong)) this.draft = { ...this.draft, hasMore: true };
    this.change();
    this.options.focus(wrong ?? 'awbNo');
  }

  async discard(work: BookingWork): Promise<void> {
    if (work.requestKey === this.draft.requestKey) this.begin(this.parked ?? newDraft());
    await this.saved.discard(({ requestKey }) => requestKey === work.requestKey);
  }

  removeSaved(): Promise<void> {
    return this.saved.discard(({ state }) => state === 'done');
  }

  private date(): string {
    return this.bookingDate ?? companyToday();
  }

  private lines(): readonly BookingWork[] {
    return this.state.lines.filter(({ requestKey }) => requestKey !== this.draft.requestKey);
  }

  private above(): LineValues | null {
    return this.lines().at(-1)?.shown.values ?? null;
  }

  private begin(draft: Draft, parked: Draft | null = null): void {
    this.draft = draft;
    this.parked = parked;
    this.left = new Set();
    this.refusal = {};
    this.questions.forget();
    this.change();
  }

  private edit(entries: LineEntries): void {
    this.draft = { ...this.draft, entries };
    this.change();
  }

  private learned(): void {
    this.change();
    this.onReady?.();
  }

  private change(): void {
    this.state = this.nextState();
    this.questions.ask(this.state.resolved);
    if (this.left.has('awbNo')) this.questions.askAwb(this.state.resolved.values.awbNo);
    const { draft, parked } = this;
    writeDrafts(this.options.owner, this.options.tab, { draft, parked, submitted: this.saved.submitted });
    this.listeners.forEach((tell) => tell());
  }

  private nextState(): SheetState {
    const lines = this.saved.all();
    const others = lines.filter(({ requestKey }) => requestKey !== this.draft.requestKey);
    const lastSenders = [...new Set(others.map(({ shown }) => shown.values.sender?.id ?? 0).reverse())];
    const resolved = resolveLine(this.draft.entries, {
      ...this.questions.knowledge(),
      bookingDate: this.date(),
      lastSenders,
      awbsOfSheet: awbsOf(others),
      nextAwbOf: (vendorId) => nextInSeries(awbNosOf(others, vendorId)),
      above: others.at(-1)?.shown.values ?? null,
    });
    const found = this.left.size > 0 ? problemsOf(resolved, this.date()) : {};
    const problems = { ...this.refusal, ...found };
    for (const name of allFields) if (!this.left.has(name) && !this.refusal[name]) delete problems[name];
    const taken = this.left.has('awbNo') ? this.questions.takenAwb(resolved.values.awbNo, others) : null;
    // Said, not refused: the number may be free when the line is saved.
    if (taken) problems.awbNo ??= taken;
    const credit = this.questions.creditNoteOf(resolved);
    return { draft: this.draft, resolved, problems, lines, credit, isHeld: this.isHeld };
  }
}
