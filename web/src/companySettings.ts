/**
 * The company's settings as the server gives them. The last answer is kept in this browser, so that the next start has
 * them at once; `features/accounts/company` asks the server. The back office is rendered only when they are known.
 */
import { useSyncExternalStore } from 'react';
import type { InvoiceReading } from '../../server/src/domain/enums';

export interface CompanySettings {
  titleSuffix: string;
  /** IANA name; calendar days and shown times are those of this zone. */
  timezone: string;
  invoiceReading: InvoiceReading;
  homeCityId: number;
  /** Name of an image. */
  logo: string | null;
  /** By name; none while there is only one. */
  branches: readonly NamedBranch[];
}

export interface NamedBranch {
  id: number;
  name: string;
}

const storageKey = 'companySettings';
const listeners = new Set<() => void>();
let current = parse(localStorage.getItem(storageKey));

/** Null for missing or incomplete settings, e.g. those stored by an earlier release. */
function parse(text: string | null): CompanySettings | null {
  try {
    const { titleSuffix, timezone, invoiceReading, homeCityId, logo, branches } = JSON.parse(
      text ?? '{}',
    ) as Partial<CompanySettings>;
    if (!titleSuffix || !timezone || !invoiceReading || !homeCityId) return null;
    return { titleSuffix, timezone, invoiceReading, homeCityId, logo: logo ?? null, branches: branches ?? [] };
  } catch {
    return null;
  }
}

export function saveCompanySettings(given: CompanySettings): void {
  const { titleSuffix, timezone, invoiceReading, homeCityId, logo } = given;
  const branches = given.branches.map(({ id, name }) => ({ id, name }));
  const next = { titleSuffix, timezone, invoiceReading, homeCityId, logo, branches };
  const text = JSON.stringify(next);
  localStorage.setItem(storageKey, text);
  if (text === JSON.stringify(current)) return;
  current = next;
  listeners.forEach((tell) => tell());
}

export const knownCompanySettings = (): CompanySettings | null => current;

/** Throws while the settings are not known: only for code of the back office. */
export function companySettings(): CompanySettings {
  if (!current) throw new Error('The company settings are not known yet');
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until this browser has received the server's answer once. */
export const useCompanySettings = (): CompanySettings | null => useSyncExternalStore(subscribe, knownCompanySettings);

/** For the back office. */
export const useInvoiceReading = (): InvoiceReading =>
  useSyncExternalStore(subscribe, () => companySettings().invoiceReading);

const noBranches: readonly NamedBranch[] = [];

/** None while there is only one, which is then nowhere shown. */
export const namedBranches = (): readonly NamedBranch[] => current?.branches ?? noBranches;
