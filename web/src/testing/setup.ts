// Loaded before a test waits for a toast.
import '../ui/overlay/OverlayHost';
import './browser';
import './handClock';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { givenCompanySettings } from './companySettings';
import { takeUnexpectedErrors, watchConsoleErrors } from './consoleErrors';

// On a loaded two-core machine antd's first render may take more than a few seconds.
configure({ asyncUtilTimeout: 15_000 });
watchConsoleErrors();
givenCompanySettings();

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  givenCompanySettings();
  const errors = takeUnexpectedErrors();
  if (errors.length > 0) throw new Error(`Unexpected console errors:\n${errors.join('\n')}`);
});
