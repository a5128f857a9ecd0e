import type { GuardedFetch } from './guardedFetch';
import { vendorInstant } from './trackingDate';
import { withSummary, type Scan } from './trackingEntry';
import { TrackingUnavailable } from './trackingUnavailable';
import { askJson, listIn, recordIn, textIn } from './vendorAnswer';
import { vocabulary } from './vocabulary';

export interface DtdcSettings {
  base: string;
  accessToken: string;
}

const ofCode = vocabulary({
  Booked: ['BKD'],
  Intransit: ['OBMD', 'OPMF', 'OMBM', 'IBMD', 'IPMF', 'IMBM', 'CDOUT', 'CDIN', 'INSCAN', 'PCUP'],
  OutForDelivery: ['OUTDLV'],
  Delivered: ['DLV'],
  Processing: ['NONDLV'],
  Returned: ['RETURND'],
  Invalid: ['CAN'],
});

/** Statuses by action text, for unknown codes. A dispatched POD proves a delivery. */
const ofWord = vocabulary({
  Booked: ['Booked'],
  Intransit: [
    'In Transit',
    'Dispatched',
    'Received',
    'Recieved At Destination',
    'Received At Destination',
    'Consignment Released',
    'Arrival At Airport',
    'Customs Cleared',
  ],
  OutForDelivery: ['Out For Delivery'],
  Delivered: ['Delivered', 'POD Dispatched'],
  Returned: ['Consignment Has Returned'],
});

/** Arrival codes: these happen at the destination of the leg, all others at its origin. */
const inbound = new Set(['IBMD', 'IPMF', 'IMBM', 'CDIN', 'INSCAN']);

export function dtdcSource(fetch: GuardedFetch, { base, accessToken }: DtdcSettings) {
  return async (awbNo: string, signal: AbortSignal): Promise<Scan[]> => {
    const answer = recordIn(
      await askJson(
        fetch,
        {
          url: `${base}/dtdc-api/rest/JSONCnTrk/getTrackDetails`,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-access-token': accessToken },
          body: JSON.stringify({ trkType: 'cnno', strcnno: awbNo, addtnlDtl: 'Y' }),
        },
        signal,
      ),
    );
    if (isUnknownNumber(answer)) return [];
    const header = recordIn(answer.trackHeader);
    const details = listIn(answer.trackDetails);
    if (!textIn(header.strShipmentNo) && details.length === 0) throw new TrackingUnavailable('no track in the answer');
    return withSummary(
      details.map((row) => scanOf(recordIn(row))),
      {
        at: dtdcInstant(header.strStatusTransOn, header.strStatusTransTime),
        city: '',
        status: ofWord(textIn(header.strStatus)),
        word: textIn(header.strStatus),
        remark: remarkIn(header.strRemarks),
      },
    );
  };
}

function scanOf(row: Readonly<Record<string, unknown>>): Scan {
  const code = textIn(row.strCode);
  const word = textIn(row.strAction);
  const origin = textIn(row.strOrigin);
  return {
    at: dtdcInstant(row.strActionDate, row.strActionTime),
    city: (inbound.has(code.toUpperCase()) && textIn(row.strDestination)) || origin,
    status: ofCode(code) ?? ofWord(word),
    word: word || code,
    remark: remarkIn(row.sTrRemarks) || remarkIn(row.strRemarks),
  };
}

/** Restores leading zeros that numeric dates and times have lost. */
function dtdcInstant(day: unknown, time: unknown): Date | null {
  const clock = textIn(time);
  return vendorInstant(textIn(day).padStart(8, '0'), clock && clock.padStart(4, '0'));
}

/** Arrivals have a weight as remark ('0.00'), which is dropped. */
function remarkIn(value: unknown): string {
  const text = textIn(value);
  return /^[\d.]+$/.test(text) ? '' : text;
}

function isUnknownNumber({ errorDetails }: Readonly<Record<string, unknown>>): boolean {
  return listIn(errorDetails).some((row) => /no data found/i.test(textIn(recordIn(row).value)));
}
