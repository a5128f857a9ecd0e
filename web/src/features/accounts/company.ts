import { useSyncExternalStore } from 'react';
import type { CompanyTitleQuery } from '../../graphql.generated';
import { ask } from '../../ui/public/request';
import { companyTitle } from './accounts.ask';

const storageKey = 'titleSuffix';
const listeners = new Set<() => void>();
let asked = false;

// Until the server has answered once in this browser, the page's own title stands in.
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

/** What follows the screen in the page title: the product's name, as the server gives it. */
export const useTitleSuffix = (): string => useSyncExternalStore(subscribe, () => suffix);
