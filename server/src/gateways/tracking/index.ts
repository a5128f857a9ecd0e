export type { TrackingEntry, TrackingSource } from './trackingEntry';
export { trackingSourceFor, type TrackedVendor, type TrackingOptions } from './trackingSource';
export { TrackingUnavailable } from './trackingUnavailable';
