export type { TrackingEntry, TrackingSource } from './trackingEntry';
export { trackingSourceFor, type TrackedVendor, type TrackingOptions, type TrackingSettings } from './trackingSource';
export { TrackingUnavailable } from './trackingUnavailable';
