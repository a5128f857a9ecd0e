/** Builds every URL of the web app. `routes.tsx` builds its patterns with the same functions. */
const segment = (value: string) => (value.startsWith(':') ? value : encodeURIComponent(value));

export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: () => '/contact',
  /** `next` is the path to open after signing in. */
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  forgetPassword: () => '/forget-password',
  resetPassword: () => '/reset-password',
  accountActivation: () => '/account-activation',
  dashboard: () => '/dashboard',
  scan: () => '/scan',
  consignments: () => '/consignments',
  /** Those that an import has booked, to be selected. */
  importedConsignments: ({ id, fileName }: { id: number; fileName: string }) =>
    `/consignments?mode=select&importJobId=${id}~${encodeURIComponent(fileName)}`,
  cargo: () => '/consignment/cargo',
  consignmentPrint: (uniqueId: string) => `/consignment/print/${segment(uniqueId)}`,
  /** Labels of one consignment. */
  labelPrint: (uniqueId: string) => `/label/print/${segment(uniqueId)}`,
  /** Labels of consignments by id; ids are short enough for the address of 500. */
  labelsPrint: (ids: readonly number[] = []) => (ids.length > 0 ? `/label/print?ids=${ids.join(',')}` : '/label/print'),
  /** Several consignments in one document. */
  consignmentsPrint: (ids: readonly number[] = []) =>
    ids.length > 0 ? `/consignment/print?ids=${ids.join(',')}` : '/consignment/print',
  /** Cargo consignments in one document. */
  cargoPrint: (ids: readonly number[] = []) =>
    ids.length > 0 ? `/consignment/cargo/print?ids=${ids.join(',')}` : '/consignment/cargo/print',
  manifestPrint: (uniqueId: string) => `/manifest/print/${segment(uniqueId)}`,
  invoicePrint: (uniqueId: string) => `/invoice/print/${segment(uniqueId)}`,
  /** Several invoices in one document. */
  invoicesPrint: (ids: readonly number[] = []) =>
    ids.length > 0 ? `/invoice/print?ids=${ids.join(',')}` : '/invoice/print',
  playground: () => '/playground',
};

/**
 * Returns `next` if it is a path within this app; null for other sites, including `//evil.example` and
 * `/\evil.example`.
 */
export function ownPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
}

/** True if the path matches `pattern`, in which `:name` stands for one segment. */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || part.toLowerCase() === given[at]?.toLowerCase())
  );
}
