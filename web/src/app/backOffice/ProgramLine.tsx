import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepProgram } from '../../offline/keepProgram';
import { useIsOtherProgram } from '../../offline/program';
import { getProfile } from '../../session';
import { useAfterFirstScreen } from '../../ui/app/firstScreen';
import { mayReload, reload } from '../reload';

let isTouched = false;
window.addEventListener('input', () => (isTouched = true), { once: true, capture: true });

const isKept = (): boolean => 'kept' in document.documentElement.dataset;

/**
 * Keeps the program in this browser, and says calmly that the server has a newer one. A page that was taken from the
 * browser and has heard nothing of its user yet is reloaded at once, any other with the next screen: what was typed is
 * stored in the browser, and is there again.
 */
export function ProgramLine() {
  const isOther = useIsOtherProgram();
  const { pathname } = useLocation();
  const saidOn = useRef<string | null>(null);

  useAfterFirstScreen(keepAhead);

  useEffect(() => {
    if (!isOther) saidOn.current = null;
    else if ((isKept() && !isTouched) || (saidOn.current !== null && saidOn.current !== pathname)) renewOnce();
    else saidOn.current = pathname;
  }, [isOther, pathname]);

  if (!isOther) return null;
  return (
    <p className="row bordered program-line" role="status">
      A newer version is ready.
      <button type="button" className="row-button" onClick={() => void renew()}>
        Reload
      </button>
    </p>
  );
}

/** Unless the user signs out meanwhile. */
const keepOffice = (): Promise<void> => keepProgram('/', () => getProfile() !== null).catch(() => undefined);

const keepAhead = (): void => void keepOffice();

function renewOnce(): void {
  if (mayReload()) void renew();
}

/** The new program is kept first, so that the worker has no older page to answer with. */
async function renew(): Promise<void> {
  await keepOffice();
  reload();
}
