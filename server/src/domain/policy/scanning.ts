import { NounPolicy, type Refusal } from './nounPolicy';

export const scanningPolicy = new NounPolicy({
  group: 'Movement',
  actions: {
    findAwb: 'awb:find',
    scanSessions: 'scans:read',
    scanSession: 'scans:read',
    openScanSession: 'scans:write',
    recordScan: 'scans:write',
    closeScanSession: 'scans:write',
  },
  permissions: {
    'awb:find': { label: 'Find a consignment by its number', kind: 'read', member: true },
    'scans:read': { label: 'See scan sessions', kind: 'read', member: true },
    'scans:write': { label: 'Scan', kind: 'write', member: true },
  },
});

export const scanRefusal = {
  change: ({ closedOn }: { closedOn: unknown }): Refusal => (closedOn ? 'Session is closed' : null),
  piece: ({ awbNo, packet }: { awbNo: string; packet: number }, piece: number | null): Refusal =>
    piece === null || piece <= packet ? null : `${awbNo} has ${packet} packet${packet === 1 ? '' : 's'}`,
};
