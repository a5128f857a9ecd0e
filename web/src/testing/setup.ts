// Loaded before a test waits for a toast.
import '../ui/overlay/OverlayHost';
import './browser';
import './handClock';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { givenCompanySettings } from './companySettings';
import { takeUnexpectedErrors, watchConsoleErrors } from './consoleErrors';

// What antd's select repeats for screen readers, while it has the focus, is no second text: whether it is there depends on the moment.
const repeatedSelection =
  'span[aria-live="polite"][style*="opacity: 0"] *, span[aria-live="polite"][style*="opacity: 0"]';
// On a loaded two-core machine antd's first render may take more than a few seconds.
configure({ asyncUtilTimeout: 45_000, defaultIgnore: `script, style, ${repeatedSelection}` });
watchConsoleErrors();
givenCompanySettings();

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  givenCompanySettings();
  const errors = takeUnexpectedErrors();
  if (errors.length > 0) throw new Error(`Unexpected console errors:\n${errors.join('\n')}`);
});
