import type { GuardedFetch } from './guardedFetch';
import { vendorInstant } from './trackingDate';
import { withSummary, type Scan } from './trackingEntry';
import { TrackingUnavailable } from './trackingUnavailable';
import { askJson, listIn, recordIn, textIn } from './vendorAnswer';
import { vocabulary } from './vocabulary';

export interface DelhiverySettings {
  base: string;
  token: string;
}

/**
 * Keys are status type and status. A return is in transit (RT) until DL|RTO; a reverse pickup ends with DL|DTO.
 * 'Dispatched' is ambiguous; only with UD it means out for delivery.
 */
const statusOf = vocabulary({
  Booked: ['UD|Manifested', 'UD|Not Picked', 'UD|Open', 'UD|Scheduled', 'PP|Open', 'PP|Scheduled', 'PP|Dispatched'],
  Intransit: [
    'UD|In Transit',
    'UD|Pending',
    'RT|In Transit',
    'RT|Pending',
    'RT|Dispatched',
    'PU|In Transit',
    'PU|Pending',
    'PU|Dispatched',
  ],
  OutForDelivery: ['UD|Dispatched', 'UD|Out For Delivery'],
  Delivered: ['DL|Delivered', 'DL|DTO'],
  Returned: ['DL|RTO'],
  Invalid: ['CN|Cancelled', 'CN|Canceled', 'CN|Closed'],
});

export function delhiverySource(fetch: GuardedFetch, { base, token }: DelhiverySettings) {
  return async (awbNo: string, signal: AbortSignal): Promise<Scan[]> => {
    const answer = recordIn(
      await askJson(
        fetch,
        {
          url: `${base}/api/v1/packages/json/?waybill=${encodeURIComponent(awbNo)}`,
          headers: { authorization: `Token ${token}` },
        },
        signal,
      ),
    );
    if (!Array.isArray(answer.ShipmentData)) {
      if (/no such waybill|not found/i.test(textIn(answer.Error))) return [];
      throw new TrackingUnavailable('no shipment in the answer');
    }
    return listIn(answer.ShipmentData)
      .map((row) => recordIn(recordIn(row).Shipment))
      .filter(({ AWB }) => !textIn(AWB) || textIn(AWB).toUpperCase() === awbNo.toUpperCase())
      .flatMap(scansOf);
  };
}

function scansOf(shipment: Readonly<Record<string, unknown>>): Scan[] {
  const scans = listIn(shipment.Scans).map((row) => {
    const scan = recordIn(recordIn(row).ScanDetail);
    return scanFrom(scan.ScanType, scan.Scan, scan.ScanDateTime, scan.ScannedLocation, scan.Instructions);
  });
  const now = recordIn(shipment.Status);
  return withSummary(
    scans,
    scanFrom(now.StatusType, now.Status, now.StatusDateTime, now.StatusLocation, now.Instructions),
  );
}

function scanFrom(type: unknown, status: unknown, at: unknown, place: unknown, instructions: unknown): Scan {
  const word = textIn(status);
  return {
    at: vendorInstant(textIn(at)),
    city: textIn(place),
    status: statusOf(`${textIn(type)}|${word}`),
    word,
    remark: textIn(instructions),
  };
}
