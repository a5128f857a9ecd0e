import { useSyncExternalStore } from 'react';
import type { CompanyTitleQuery } from '../../graphql.generated';
import { ask } from '../../ui/public/request';
import { companyTitle } from './accounts.ask';

const storageKey = 'titleSuffix';
const listeners = new Set<() => void>();
let asked = false;

// Until this browser has received the server's answer once, the static page title is used.
let suffix = localStorage.getItem(storageKey) ?? document.title;

async function askOnce(): Promise<void> {
  if (asked) return;
  asked = true;
  const { data } = await ask<CompanyTitleQuery, object>(companyTitle, {});
  if (!data || data.company.titleSuffix === suffix) return;
  suffix = data.company.titleSuffix;
  localStorage.setItem(storageKey, suffix);
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void askOnce();
  return () => listeners.delete(listener);
}

/** Suffix of the document title: the product name, as given by the server. */
export const useTitleSuffix = (): string => useSyncExternalStore(subscribe, () => suffix);
