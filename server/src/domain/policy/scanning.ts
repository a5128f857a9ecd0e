import { NounPolicy, type Refusal } from './nounPolicy';

export const scanningPolicy = new NounPolicy({
  actions: {
    findAwb: 'awb:find',
    scanSessions: 'scans:read',
    scanSession: 'scans:read',
    openScanSession: 'scans:write',
    recordScan: 'scans:write',
    closeScanSession: 'scans:write',
  },
  member: ['awb:find', 'scans:read', 'scans:write'],
});

export const scanRefusal = {
  change: ({ closedOn }: { closedOn: unknown }): Refusal => (closedOn ? 'Session is closed' : null),
  piece: ({ awbNo, packet }: { awbNo: string; packet: number }, piece: number | null): Refusal =>
    piece === null || piece <= packet ? null : `${awbNo} has ${packet} packet${packet === 1 ? '' : 's'}`,
};
