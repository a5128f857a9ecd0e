/** What the scans of a session add up to. */
import type { ScanResult } from '../../../../server/src/domain/enums';
import { pieceCode } from '../../../../server/src/domain/bookings/readCode';
import type { ScanLineFragment } from '../../graphql.generated';
import type { Work } from '../../waiting/waitingWork';

/** A scan as the list shows it; without a result it waits to be sent. */
export interface ShownScan {
  clientScanId: string;
  code: string;
  line: ScanLineFragment | null;
  /** The server's refusal of the request as a whole, e.g. because the session is closed. */
  failure: string | null;
}

export interface ScanVariables {
  input: { uniqueId: string; clientScanId: string; code: string; scannedAt: string };
}

export type ScanWork = Work<ScanVariables, null, ScanLineFragment>;

/** The scans that the server has, then those of this browser that it did not have when they were read; oldest first. */
export function shownScans(recorded: readonly ScanLineFragment[], works: readonly ScanWork[]): ShownScan[] {
  const known = new Set(recorded.map(({ clientScanId }) => clientScanId));
  return [
    ...recorded.map((line) => ({ clientScanId: line.clientScanId, code: line.code, line, failure: null })),
    ...works
      .filter(({ requestKey }) => !known.has(requestKey))
      .map(({ requestKey, variables, answer, refusal }) => ({
        clientScanId: requestKey,
        code: variables.input.code,
        line: answer,
        failure: refusal?.messages[0] ?? null,
      })),
  ];
}

export const resultOf = ({ line, failure }: ShownScan) => line?.result ?? (failure === null ? null : 'Refused');

/** The class by which a result, or what stands instead of one, is coloured. */
export const toneOf = {
  Done: 'good',
  Duplicate: 'noted',
  Refused: 'wrong',
  Unknown: 'wrong',
  Full: 'wrong',
  Waiting: 'quiet',
} satisfies Record<ScanResult | 'Full' | 'Waiting', string>;
export type ScanTone = keyof typeof toneOf;

/** A consignment of the session, in the order of its first scan. */
export interface ScannedConsignment {
  id: number;
  awbNo: string;
  packet: number;
  /** The packets that were scanned one by one. */
  pieces: ReadonlySet<number>;
}

export function scannedConsignments(scans: readonly ShownScan[]): ScannedConsignment[] {
  const found = new Map<number, ScannedConsignment & { pieces: Set<number> }>();
  for (const { line } of scans) {
    if (line?.result !== 'Done' || line.consignmentId === null) continue;
    const { consignmentId: id, awbNo, packet, piece } = line;
    const consignment = found.get(id) ?? { id, awbNo: awbNo ?? '', packet: packet ?? 1, pieces: new Set<number>() };
    found.set(id, consignment);
    if (consignment.packet === 1) consignment.pieces.add(1);
    else if (piece !== null) consignment.pieces.add(piece);
  }
  return [...found.values()];
}

interface MissingPiece {
  piece: number;
  consignment: ScannedConsignment;
}

export function missingPieces(consignments: readonly ScannedConsignment[]): MissingPiece[] {
  return consignments.flatMap((consignment) =>
    Array.from({ length: consignment.packet }, (_, at) => at + 1)
      .filter((piece) => !consignment.pieces.has(piece))
      .map((piece) => ({ piece, consignment })),
  );
}

export const missingText = ({ piece, consignment: { packet, awbNo } }: MissingPiece): string =>
  `Piece ${piece} of ${packet} of ${awbNo} is not scanned`;

const remarkLength = 160;

/** For the change log of the manifest: the sentence of a single piece, or the codes of as many as fit. */
export function remarkOf(missing: readonly MissingPiece[]): string | null {
  const [first] = missing;
  if (!first) return null;
  if (missing.length === 1) return missingText(first);
  const codes = missing.map(({ piece, consignment: { awbNo, packet } }) => pieceCode(awbNo, piece, packet));
  for (let shown = codes.length; shown > 0; shown -= 1) {
    const rest = codes.length - shown;
    const text = `Not scanned: ${codes.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    if (text.length <= remarkLength) return text;
  }
  return `${codes.length} pieces are not scanned`;
}

/** The question before a session is closed. */
export function closeQuestion(scans: readonly ShownScan[]): string {
  const refused = scans.filter((scan) => ['Refused', 'Unknown'].includes(resultOf(scan) ?? '')).length;
  if (refused === 0) return 'Close the session?';
  return `Close the session with ${refused} refused scan${refused === 1 ? '' : 's'}?`;
}
