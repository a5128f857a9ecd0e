import { useEffect } from 'react';
import {
  knownCompanySettings,
  saveCompanySettings,
  useCompanySettings,
  type CompanySettings,
} from '../../companySettings';
import type { CompanySettingsQuery } from '../../graphql.generated';
import { ask } from '../../ui/public/request';
import { companySettings } from './accounts.queries';

const retryMs = 2000;
let isAsked = false;

/** Once per page load, so that a changed setting reaches every browser; repeated only while nothing is known. */
async function askOnce(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const { data } = await ask<CompanySettingsQuery, object>(companySettings, {});
  if (data) return saveCompanySettings(data.company);
  if (knownCompanySettings()) return;
  isAsked = false;
  setTimeout(() => void askOnce(), retryMs);
}

/** Once the company has said anew who it is. */
export async function renewCompanySettings(): Promise<void> {
  const { data } = await ask<CompanySettingsQuery, object>(companySettings, {});
  if (data) saveCompanySettings(data.company);
}

/** The settings that this browser knows; asks the server for them. */
export function useAskedCompanySettings(): CompanySettings | null {
  useEffect(() => void askOnce(), []);
  return useCompanySettings();
}
