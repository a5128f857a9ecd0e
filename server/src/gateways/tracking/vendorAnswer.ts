import type { GuardedFetch, GuardedRequest } from './guardedFetch';
import { TrackingUnavailable } from './trackingUnavailable';

/** Requests JSON; anything but a successful JSON answer is a failure. */
export async function askJson(fetch: GuardedFetch, request: GuardedRequest, signal: AbortSignal): Promise<unknown> {
  const { status, body } = await fetch(request, signal);
  if (status < 200 || status > 299) throw new TrackingUnavailable(`answered ${status}`);
  return parsed(body);
}

export function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new TrackingUnavailable('answer is not JSON');
  }
}

/** Readers for untrusted answers: a value of an unexpected type reads as missing. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
