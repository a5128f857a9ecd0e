import { newRequestId } from '../form/requestId';

/** Headers of the requests for one file, which the security log counts as one export. */
export const fileHeaders = (): Record<string, string> => ({ 'export-id': newRequestId() });
