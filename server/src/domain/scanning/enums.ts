/** Enumerations of scanning, part of `domain/enums.ts`. */
import { names } from '../values/fields';

/** What a scanning session does with each parcel. */
export const ScanKind = names('Manifest', 'Status');
export type ScanKind = keyof typeof ScanKind;

export const ScanResult = names('Done', 'Duplicate', 'Refused', 'Unknown');
export type ScanResult = keyof typeof ScanResult;

export const scanningLabels = {
  ScanKind: { Manifest: 'Manifest', Status: 'Status' } satisfies Record<ScanKind, string>,
  ScanResult: {
    Done: 'Done',
    Duplicate: 'Already scanned',
    Refused: 'Refused',
    Unknown: 'Not known',
  } satisfies Record<ScanResult, string>,
};
