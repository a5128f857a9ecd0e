/** Enumerations of scanning, part of `domain/enums.ts`. */
import { namesOf } from '../values/fields';

export const scanningLabels = {
  ScanKind: { Manifest: 'Manifest', Status: 'Status' },
  ScanResult: {
    Done: 'Done',
    Duplicate: 'Already scanned',
    Refused: 'Refused',
    Unknown: 'Not known',
  },
};

/** What a scanning session does with each parcel. */
export const ScanKind = namesOf(scanningLabels.ScanKind);
export type ScanKind = keyof typeof ScanKind;

export const ScanResult = namesOf(scanningLabels.ScanResult);
export type ScanResult = keyof typeof ScanResult;
