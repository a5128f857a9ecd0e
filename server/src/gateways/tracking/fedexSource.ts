import type { GuardedFetch } from './guardedFetch';
import { vendorInstant } from './trackingDate';
import type { Scan } from './trackingEntry';
import { TrackingUnavailable } from './trackingUnavailable';
import { askJson, listIn, parsed, recordIn, textIn } from './vendorAnswer';
import { vocabulary } from './vocabulary';

export interface FedexSettings {
  base: string;
  clientId: string;
  clientSecret: string;
  now: () => Date;
}

/** Exceptions (DE, SE, …) become Processing with their text. A return (RS) continues under another number. */
const ofCode = vocabulary({
  Booked: ['OC', 'IN'],
  Intransit: ['PU', 'PX', 'IT', 'IX', 'AR', 'AF', 'DP', 'OF', 'FD', 'CC', 'CP', 'TR'],
  OutForDelivery: ['OD'],
  Delivered: ['DL'],
  Returned: ['RS'],
  Processing: ['DE', 'SE', 'DY', 'DD', 'CD', 'HL', 'PD'],
  Invalid: ['CA'],
});

/** Tokens are renewed this many milliseconds before they expire. */
const earlyMs = 30_000;
const tokens = new Map<string, { token: string; expiresAt: number }>();

export function fedexSource(fetch: GuardedFetch, settings: FedexSettings) {
  return async (awbNo: string, signal: AbortSignal): Promise<Scan[]> => {
    const ask = async () =>
      fetch(
        {
          url: `${settings.base}/track/v1/trackingnumbers`,
          method: 'POST',
          headers: {
            authorization: `Bearer ${await accessToken(fetch, settings, signal)}`,
            'content-type': 'application/json',
            'x-locale': 'en_US',
          },
          body: JSON.stringify({
            includeDetailedScans: true,
            trackingInfo: [{ trackingNumberInfo: { trackingNumber: awbNo } }],
          }),
        },
        signal,
      );
    let answer = await ask();
    if (answer.status === 401) {
      tokens.delete(cacheKey(settings));
      answer = await ask();
    }
    if (answer.status < 200 || answer.status > 299) throw new TrackingUnavailable(`answered ${answer.status}`);
    return scansOf(recordIn(parsed(answer.body)));
  };
}

function scansOf(answer: Readonly<Record<string, unknown>>): Scan[] {
  const complete = recordIn(answer.output).completeTrackResults;
  if (!Array.isArray(complete)) throw new TrackingUnavailable('no track in the answer');
  return listIn(complete)
    .flatMap((row) => listIn(recordIn(row).trackResults))
    .flatMap((row) => {
      const result = recordIn(row);
      const code = textIn(recordIn(result.error).code);
      // Not an error: FedEx does not know the number before the parcel is handed over.
      if (code && !code.endsWith('NOTFOUND')) throw new TrackingUnavailable('refused by the vendor');
      return listIn(result.scanEvents).map((event) => scanOf(recordIn(event)));
    });
}

function scanOf(event: Readonly<Record<string, unknown>>): Scan {
  const code = textIn(event.eventType);
  const place = recordIn(event.scanLocation);
  return {
    at: vendorInstant(textIn(event.date)),
    city: textIn(place.city) || textIn(place.stateOrProvinceCode) || textIn(place.countryCode),
    status: ofCode(code) ?? ofCode(textIn(event.derivedStatusCode)),
    word: textIn(event.eventDescription) || code,
    remark: textIn(event.exceptionDescription),
  };
}

async function accessToken(fetch: GuardedFetch, settings: FedexSettings, signal: AbortSignal): Promise<string> {
  const key = cacheKey(settings);
  const held = tokens.get(key);
  const asked = settings.now().getTime();
  if (held && held.expiresAt > asked) return held.token;
  const answer = recordIn(
    await askJson(
      fetch,
      {
        url: `${settings.base}/oauth/token`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
        }).toString(),
      },
      signal,
    ),
  );
  const token = textIn(answer.access_token);
  const lifeMs = Number(answer.expires_in) * 1000;
  if (!token) throw new TrackingUnavailable('no access token in the answer');
  if (lifeMs > earlyMs) tokens.set(key, { token, expiresAt: asked + lifeMs - earlyMs });
  return token;
}

function cacheKey({ base, clientId }: FedexSettings): string {
  return `${base} ${clientId}`;
}
