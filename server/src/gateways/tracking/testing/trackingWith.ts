import type { TrackingSettings } from '..';
import { readConfig } from '../../../config';

/** The settings of online tracking in an environment with these variables. */
export const trackingWith = (env: NodeJS.ProcessEnv): TrackingSettings =>
  readConfig({ JWT_SECRET: 'a secret for the tests, long enough to be one', ...env }).tracking;
