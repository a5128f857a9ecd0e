import { maxWaitMs } from '../../ui/app/ask';
import type { CounterSheet } from './CounterSheet';
import type { LineField } from './lineFields';
import { isOffering } from './resolvedLine';

/** What of a key press matters. */
export interface Key {
  key: string;
  ctrl: boolean;
  shift: boolean;
}

/**
 * Keys of the line. Tab, Enter and the arrows decide by what the server knows of the sender: while its answer is awaited,
 * they and all keys after them wait, and are then handled as if they had come later. So the same keys give the same booking
 * at any speed. After `maxWaitMs` they are handled without the answers that are missing.
 */
export class CounterKeys {
  private waiting: Key[] = [];
  /** Runs out when the first of them has waited long enough. */
  private patience: number | undefined;
  /** The field that has the focus, or will have it when the waiting keys are handled. */
  private field: LineField = 'sender';
  /** The next letter replaces what is in the field, as it does after it was selected. */
  private replaces = true;

  constructor(
    private readonly sheet: CounterSheet,
    private readonly focus: (field: LineField) => void,
  ) {
    sheet.onReady = () => this.release();
  }

  /** Told by the field that has received the focus. */
  focused(field: LineField): void {
    this.field = field;
    this.replaces = true;
  }

  /** True if the key is handled here; otherwise the browser handles it. */
  press(field: LineField, key: Key): boolean {
    if (this.waiting.length > 0) {
      this.waiting.push(key);
      return true;
    }
    if (!this.mayHandle(field, key)) {
      this.field = field;
      this.replaces = false;
      this.waiting.push(key);
      this.patience = window.setTimeout(() => this.sheet.withoutAnswers(() => this.release()), maxWaitMs);
      this.sheet.hold(true);
      return true;
    }
    return this.handle(field, key);
  }

  /** Enter looks at the whole line; Tab and the arrows take what their field shows. */
  private mayHandle(field: LineField, key: Key): boolean {
    return !decides(key) || this.sheet.isReadyFor(key.key === 'Enter' ? null : field);
  }

  private release(): void {
    if (this.waiting.length === 0) return;
    for (let [key] = this.waiting; key && this.mayHandle(this.field, key); [key] = this.waiting) {
      this.waiting.shift();
      if (!this.handle(this.field, key)) this.edit(this.field, key);
    }
    if (this.waiting.length === 0) window.clearTimeout(this.patience);
    this.sheet.hold(this.waiting.length > 0);
  }

  /** Does to the text of a field what the browser would have done. */
  private edit(field: LineField, { key, ctrl }: Key): void {
    const text = this.replaces ? '' : (this.sheet.state.draft.entries[field]?.text ?? '');
    if (key === 'Backspace') this.sheet.type(field, text.slice(0, -1));
    else if ([...key].length === 1 && !ctrl) this.sheet.type(field, text + key);
    else return;
    this.replaces = false;
  }

  private handle(field: LineField, { key, ctrl, shift }: Key): boolean {
    const { sheet } = this;
    const entry = sheet.state.draft.entries[field];
    const hasOptions = Boolean(entry && !entry.choice) && isOffering(sheet.state.resolved.fields[field]);
    if (key === 'Tab' && !ctrl) return this.step(field, shift ? -1 : 1);
    if (key === 'Enter') {
      if (ctrl) sheet.save();
      else sheet.goOn(field);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (hasOptions) sheet.pick(field, key === 'ArrowDown' ? 1 : -1);
      else sheet.copyField(field);
    } else if (ctrl && key.toLowerCase() === 'd') sheet.copyLine();
    else if (key === 'Escape') sheet.clear(field);
    else if (key === 'Delete' && field === 'receiver' && hasCompletion(sheet)) sheet.keepLetters(field);
    else if (key === 'F2') {
      if (!shift || !sheet.fieldsShown().includes('remark')) sheet.toggleMore();
      const isOpen = sheet.fieldsShown().includes('remark');
      this.focus(!isOpen ? 'amount' : shift ? 'goodsValue' : 'vppAmount');
    } else return false;
    return true;
  }

  /** Goes to the field beside; at the ends the browser goes on. Going back accepts only what was typed. */
  private step(field: LineField, by: 1 | -1): boolean {
    if (by === 1) this.sheet.accept(field);
    else this.sheet.leave(field);
    const fields = this.sheet.fieldsShown();
    const next = fields[fields.indexOf(field) + by];
    if (!next) return false;
    this.focus(next);
    return true;
  }
}

const decides = ({ key, ctrl }: Key) =>
  key === 'Tab' || key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp' || (ctrl && key.toLowerCase() === 'd');

function hasCompletion(sheet: CounterSheet): boolean {
  const { draft, resolved } = sheet.state;
  const entry = draft.entries.receiver;
  return entry !== undefined && !entry.literal && resolved.fields.receiver.shown !== entry.text;
}
