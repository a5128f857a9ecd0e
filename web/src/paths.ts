/** Builds every URL of the web app. `routes.tsx` builds its patterns with the same functions. */
const segment = (value: string) => (value.startsWith(':') ? value : encodeURIComponent(value));

const withQuery = (path: string, query: Record<string, string>) =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;

export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: () => '/contact',
  /** `next` is the path to open after signing in. */
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  forgetPassword: () => '/forget-password',
  resetPassword: () => '/reset-password',
  accountActivation: () => '/account-activation',
  /** By the link of the first start, whose secret stands behind the #. */
  setUp: () => '/setup',
  setUpSteps: (step?: string) => withQuery('/setup/steps', step === undefined ? {} : { step }),
  dashboard: () => '/dashboard',
  /** At what waits for the user. */
  needs: () => '/dashboard#needs',
  counter: () => '/counter',
  /** With an open session. */
  scan: (session?: string) => withQuery('/scan', session === undefined ? {} : { session }),
  /** `query`: filters of the list. */
  consignments: (query: Record<string, string> = {}) => withQuery('/consignments', query),
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
  runSheets: (query: Record<string, string> = {}) => withQuery('/runsheets', query),
  /** With its link and PIN behind the #, which the browser sends to no server. */
  runSheetPrint: (uniqueId: string, link: { url: string; pin: string } | null = null) =>
    `/runsheet/print/${segment(uniqueId)}${link ? `#${new URLSearchParams({ url: link.url, pin: link.pin })}` : ''}`,
  podPrint: (consignment: string) => `/pod/print/${segment(consignment)}`,
  manifestPrint: (uniqueId: string) => `/manifest/print/${segment(uniqueId)}`,
  /** `copies`: so many, each of which says whose it is; without it one that does not. */
  invoicePrint: (uniqueId: string, copies?: number) =>
    `/invoice/print/${segment(uniqueId)}${copies ? `?copies=${copies}` : ''}`,
  /** Several invoices in one document. */
  invoicesPrint: (ids: readonly number[] = []) =>
    ids.length > 0 ? `/invoice/print?ids=${ids.join(',')}` : '/invoice/print',
  invoices: (query: Record<string, string> = {}) => withQuery('/invoices', query),
  vendorBills: (query: Record<string, string> = {}) => withQuery('/vendorbills', query),
  cashBook: (query: Record<string, string> = {}) => withQuery('/cashbook', query),
  gst: (query: Record<string, string> = {}) => withQuery('/gst', query),
  receiptBooks: () => '/branches?tab=books',
  numberSeries: () => '/branches?tab=series',
  mails: (query: Record<string, string> = {}) => withQuery('/mail', query),
  enquiries: (query: Record<string, string> = {}) => withQuery('/enquiries', query),
  /** With an invoice open in its window. */
  invoice: (uniqueId: string) => `/invoices?open=${encodeURIComponent(uniqueId)}`,
  /** `query`: the tab and the filters of its list, or the payment that is open in its window. */
  receivables: (query: Record<string, string> = {}) => withQuery('/receivables', query),
  creditNote: (uniqueId: string) => `/invoices?tab=creditnotes&note=${segment(uniqueId)}`,
  /** The form of a new note about an invoice. */
  newCreditNote: (invoice: string) => `/invoices?tab=creditnotes&credit=${segment(invoice)}`,
  newDebitNote: (invoice: string) => `/invoices?tab=creditnotes&debit=${segment(invoice)}`,
  creditNotePrint: (uniqueId: string) => `/creditnote/print/${segment(uniqueId)}`,
  /** What a sender is told about a remittance of VPP money. */
  vppAdvicePrint: (uniqueId: string) => `/vpp/print/${segment(uniqueId)}`,
  receiptPrint: (uniqueId: string) => `/payment/print/${segment(uniqueId)}`,
  refundPrint: (uniqueId: string) => `/refund/print/${segment(uniqueId)}`,
  /** The write-off of this number in the list. */
  writeOff: (number: string) => paths.receivables({ tab: 'writeoffs', searchText: number }),
  /** The refund of this number in the list. */
  refund: (number: string) => paths.receivables({ tab: 'refunds', searchText: number }),
  vppRemittance: (uniqueId: string) => paths.receivables({ tab: 'vpp', remittance: uniqueId }),
  /** A new payment, of this invoice. */
  recordPayment: (invoice: string) => paths.receivables({ new: invoice }),
  payment: (uniqueId: string) => paths.receivables({ open: uniqueId }),
  /** `user`: whose events. */
  roles: () => '/roles',
  users: () => '/users',
  security: (user?: { id: number; name: string }) =>
    withQuery('/security', user ? { userId: `${user.id}~${user.name}` } : {}),
  customers: () => '/customers',
  /** The account of a customer; the days default to this financial year. */
  customerLedger: (uniqueId: string) => `/customers/ledger/${segment(uniqueId)}`,
  /** The statement of an account between two days. */
  statementPrint: (uniqueId: string, days?: { from: string; to: string }) =>
    `/statement/print/${segment(uniqueId)}${days ? `?from=${days.from}&to=${days.to}` : ''}`,
  /** The handbook, or a page of it at a heading. `search`: what its contents are narrowed to. */
  help: (page = '', heading = '', search = '') => {
    const path = page && page !== 'README' ? `/help/${segment(page)}` : '/help';
    return withQuery(path, search ? { search } : {}) + (heading && `#${heading}`);
  },
  playground: () => '/playground',
  /** The reference of the GraphQL schema; `of`: an operation or a type. */
  schema: (at: { of?: string; search?: string } = {}) => withQuery('/docs', at),
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

/** The link that `runSheetPrint` has put behind the #. */
export function linkIn(hash: string): { url: string; pin: string } | null {
  const given = new URLSearchParams(hash.slice(1));
  const [url, pin] = [given.get('url'), given.get('pin')];
  return url && pin ? { url, pin } : null;
}
