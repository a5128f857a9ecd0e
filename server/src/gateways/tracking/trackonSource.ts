import type { GuardedFetch } from './guardedFetch';
import { vendorInstant } from './trackingDate';
import { withSummary, type Scan } from './trackingEntry';
import { TrackingUnavailable } from './trackingUnavailable';
import { askJson, listIn, recordIn, textIn } from './vendorAnswer';
import { vocabulary } from './vocabulary';

export interface TrackonSettings {
  base: string;
  appKey: string;
  user: string;
  password: string;
}

/** Failed attempts (DN…) and held parcels become Processing with their text. */
const ofCode = vocabulary({
  Booked: ['BOKN', 'BOKD', 'RPRU', 'PRSG', 'PRSS', 'RPRS', 'RPSS'],
  OutForDelivery: ['DRSG', 'DRSF', 'RHOB'],
  Delivered: ['DDUB', 'DDUF', 'DDUA', 'RHOD'],
  Processing: ['DNUB', 'DNUF', 'DNUA', 'RHON', 'PRSN', 'RPSN', 'HELD'],
  Intransit: ['RSET', 'RMFT', 'RIST', 'RISR', 'RITE', 'RIRE'],
});

const ofWord = vocabulary({
  Booked: ['Booked'],
  Intransit: ['In Transit', 'Intransit'],
  OutForDelivery: ['Out For Delivery'],
  Delivered: ['Delivered'],
});

export function trackonSource(fetch: GuardedFetch, { base, appKey, user, password }: TrackonSettings) {
  return async (awbNo: string, signal: AbortSignal): Promise<Scan[]> => {
    const query = new URLSearchParams({ AWBNo: awbNo, AppKey: appKey, userID: user, Password: password });
    const url = `${base}/CrmApi/t1/AWBTrackingCustomer?${query.toString()}`;
    const answer = recordIn(await askJson(fetch, { url }, signal));
    // The current API fills one summary field, the earlier one the other.
    const summary = { ...recordIn(answer.summaryTrack), ...recordIn(answer.CustomersummaryTrack) };
    const scans = withSummary(
      listIn(answer.lstDetails).map((row) => scanOf(recordIn(row))),
      scanOf(summary),
    );
    if (scans.length === 0 && !isSuccess(answer)) throw new TrackingUnavailable('refused by the vendor');
    return scans;
  };
}

function scanOf(row: Readonly<Record<string, unknown>>): Scan {
  const code = textIn(row.TRACKING_CODE);
  const word = textIn(row.CURRENT_STATUS);
  return {
    at: vendorInstant(textIn(row.EVENTDATE), textIn(row.EVENTTIME)),
    city: textIn(row.CURRENT_CITY),
    status: ofCode(code) ?? ofWord(word),
    word: word || code,
    remark: textIn(row.NDR_REASON),
  };
}

/** An unknown number is a success without entries; wrong credentials are an error. */
function isSuccess({ ResponseStatus }: Readonly<Record<string, unknown>>): boolean {
  return /^success$/i.test(textIn(recordIn(ResponseStatus).Message));
}
