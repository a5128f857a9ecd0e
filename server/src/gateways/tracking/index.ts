export type { TrackingEntry } from './trackingEntry';
export { trackingSourceFor, type TrackingOptions, type TrackingSettings } from './trackingSource';
export { TrackingUnavailable } from './trackingUnavailable';
