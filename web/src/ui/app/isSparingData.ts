/** Of the Network Information API, which Chromium alone has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether what may never be asked for should not be loaded: a slow or metered line, as far as the browser says. */
export function isSparingData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
