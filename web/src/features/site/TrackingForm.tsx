import { useCallback, useEffect, useState, type FormEvent } from 'react';
import type { TrackAwbMutation, TrackAwbMutationVariables } from '../../graphql.generated';
import { lazyPart } from '../../ui/app/lazily';
import { ask } from '../../ui/public/request';
import { PublicErrors } from '../../ui/public/PublicErrors';
import { trackAwb } from './site.queries';

/** With what formats its dates, which the first load of the public pages is spared. */
const TrackingMovements = lazyPart(() => import('./TrackingMovements'));

type Tracking = TrackAwbMutation['trackAwb'];

const awbInAddress = () => new URLSearchParams(window.location.search).get('awb')?.trim() ?? '';

/** Public tracking by AWB number. The number is in the URL, so the link can be shared. */
export function TrackingForm() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [tracking, setTracking] = useState<Tracking | null>(null);
  const [busy, setBusy] = useState(false);

  const track = useCallback(async (awbNo: string) => {
    setTracking(null);
    setMessages(awbNo ? [] : ['AwbNo is required']);
    if (!awbNo) return;
    setBusy(true);
    const { data, failure } = await ask<TrackAwbMutation, TrackAwbMutationVariables>(trackAwb, { input: { awbNo } });
    setBusy(false);
    if (data) setTracking(data.trackAwb);
    else setMessages(failure.code === 'NOT_FOUND' ? [`No consignment found with number ${awbNo}`] : failure.messages);
  }, []);

  useEffect(() => {
    const awbNo = awbInAddress();
    if (awbNo) void track(awbNo);
  }, [track]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const awbNo = String(new FormData(event.currentTarget).get('awb') ?? '').trim();
    const address = awbNo ? `?awb=${encodeURIComponent(awbNo)}` : window.location.pathname;
    window.history.replaceState(null, '', address);
    void track(awbNo);
  }

  return (
    <div className="panel public-card">
      <form onSubmit={submit} noValidate aria-label="Track a consignment" className="public-form">
        <label htmlFor="awb">Track your consignment</label>
        <div className="between">
          <input
            className="plain-field"
            id="awb"
            name="awb"
            defaultValue={awbInAddress()}
            placeholder="AWB number"
            autoComplete="off"
            spellCheck={false}
            maxLength={30}
            aria-describedby="tracking-errors"
          />
          <button type="submit" className="public-button primary" disabled={busy}>
            {busy ? 'Looking…' : 'Track'}
          </button>
        </div>
      </form>
      <PublicErrors id="tracking-errors" messages={messages} />
      <div role="status">{tracking && <TrackingMovements tracking={tracking} />}</div>
    </div>
  );
}
