import Bowser from 'bowser';

export interface Browsing {
  browser: string;
  device: string;
  operatingSystem: string;
}

export const unknown = 'Unknown';
const columnLength = 60;

/** Browser, device and operating system from the User-Agent header; 'Unknown' if missing. */
export function browsingOf(userAgent: string): Browsing {
  if (userAgent.trim() === '') return { browser: unknown, device: unknown, operatingSystem: unknown };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: words(browser.name, majorOf(browser.version)),
    device: words(titled(platform.type), platform.vendor, platform.model),
    operatingSystem: words(os.name, os.versionName ?? os.version),
  };
}

const majorOf = (version: string | undefined) => version?.split('.')[0];
const titled = (word: string | undefined) => word && word.charAt(0).toUpperCase() + word.slice(1);

function words(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ').slice(0, columnLength) || unknown;
}
