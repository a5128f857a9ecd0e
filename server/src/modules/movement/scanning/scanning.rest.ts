import { many, one, route, rows, type Answer } from '../../../core/module/route';
import { findAwb } from './awbMatch.service';
import { AwbMatch } from './awbMatch.type';
import { recordScan } from './scan.service';
import { ScanLine } from './scan.type';
import { ScanSession } from './scanSession.entity';
import { closeScanSession, openScanSession, scanSession, scanSessions } from './scanSession.service';

const createdBy = ['firstName', 'lastName'] as const;

const sessionAnswer: Answer<ScanSession> = one(ScanSession, { with: { createdBy, scans: 'all' } });

export const scanningRoutes = [
  route('GET', 'consignments/find', { run: findAwb, answer: many(AwbMatch) }),
  route('GET', 'scans', {
    run: scanSessions,
    answer: rows(ScanSession, { without: ['deletedOn'], with: { createdBy } }),
  }),
  route('GET', 'scans/:uniqueId', { run: scanSession, answer: sessionAnswer }),
  route('POST', 'scans', { run: openScanSession, answer: sessionAnswer }),
  route('POST', 'scans/:uniqueId/items', { run: recordScan, answer: one(ScanLine) }),
  route('PUT', 'scans/:uniqueId/close', { run: closeScanSession, answer: sessionAnswer }),
];
