import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { findAwb } from './awbMatch.service';
import { AwbMatch } from './awbMatch.type';
import { recordScan } from './scan.service';
import { ScanLine } from './scan.type';
import { ScanSession } from './scanSession.entity';
import { ScanSessionPage } from './scanSession.list';
import { closeScanSession, openScanSession, scanSession, scanSessions } from './scanSession.service';

export const scanningResolver = resolver(
  field(findAwb, [AwbMatch], {
    description: 'The live bookings that a scanned or typed code names: none, one, or one of each kind.',
  }),
  field(scanSessions, ScanSessionPage),
  field(scanSession, ScanSession),
  keyedField(openScanSession, ScanSession),
  field(recordScan, ScanLine, {
    description: 'Records a scan of an open session; in a session of kind Status it adds the movement, too.',
  }),
  field(closeScanSession, ScanSession),
);
