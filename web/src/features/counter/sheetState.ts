import type { ApolloClient } from '@apollo/client';
import type { Draft, StoredDrafts } from './counterDrafts';
import type { LineField } from './lineFields';
import type { LineProblems } from './lineInput';
import type { CreditNote } from '../../ui/credit/creditNote';
import type { ResolvedLine } from './resolvedLine';
import type { BookingWork } from './SheetLines';

export interface SheetState {
  draft: Draft;
  resolved: ResolvedLine;
  /** Of the fields that were left, or of all once saving was tried. */
  problems: LineProblems;
  /** The lines above, oldest first. */
  lines: readonly BookingWork[];
  /** What is said about the credit of the sender. */
  credit: CreditNote | null;
  /** Keys wait for an answer of the server. */
  isHeld: boolean;
}

export interface SheetOptions {
  owner: string;
  tab: string;
  client: ApolloClient;
  stored: StoredDrafts | null;
  /** The user may book although credit does not allow it. */
  mayOverride: boolean;
  /** Moves the focus to a field of the line. */
  focus: (field: LineField) => void;
}
