import './browser';
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { takeUnexpectedErrors, watchConsoleErrors } from './consoleErrors';

// Two cores shared with other suites: a few seconds are at times too little for antd's first render.
configure({ asyncUtilTimeout: 15_000 });
watchConsoleErrors();

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const errors = takeUnexpectedErrors();
  if (errors.length > 0) throw new Error(`Unexpected console errors:\n${errors.join('\n')}`);
});
