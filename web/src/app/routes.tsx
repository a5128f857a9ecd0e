/** All screens in one table. Router, guards, menus, shortcuts and document title are derived from it. */
import type { ComponentType } from 'react';
import type { Permission } from '../../../server/src/domain/policy/permissions';
import { paths } from '../paths';
import type { ShortcutKey } from '../ui/keys/shortcutRegister';
import type { MenuIconName } from './backOffice/MenuIcon';
import { companyScreens } from './companyScreens';
import { papers } from './papers';
import { publicScreens } from './publicScreens';
import { referenceScreens } from './referenceScreens';
import { userScreens } from './userScreens';
import { lazily } from '../ui/app/lazily';

export interface Screen {
  Component: ComponentType;
  /** Starts downloading the screen before its link is followed. */
  preload: () => Promise<unknown>;
}

/** Heads of the menu at the left, in its order. Within each the rows of the table have their own. */
export const menuGroups = ['Book', 'Move', 'People', 'Money', 'Company'] as const;
export type MenuGroupName = (typeof menuGroups)[number];

interface RouteBase {
  path: string;
  /** Screen name in the document title and, unless `label` is set, in the menu. */
  title: string;
  /** What the policy must grant to whoever opens the screen. */
  permission: Permission | 'public';
  /** Rows without a screen render the not-found page and are hidden from menus. */
  screen?: Screen;
  menu?: 'public' | 'user';
  label?: string;
  /** Rendered without the navigation bar (print layouts). */
  bare?: boolean;
  /** Shortcut key, pressed after `g`. */
  key?: string;
  /** Shortcut key without `g`. */
  letter?: ShortcutKey;
  /** One of its fields has the focus when it opens. */
  opensField?: boolean;
}

/** In the menu at the left, under a head and with an icon; or not there. */
type MenuPlace = { group: MenuGroupName; icon: MenuIconName } | { group?: undefined; icon?: undefined };

export type RouteRow = RouteBase & MenuPlace;

export type RouteDefinition = Omit<RouteBase, 'screen'> &
  MenuPlace & {
    /** The screen is the default export of a page file, a separate chunk. */
    page?: () => Promise<{ default: ComponentType }>;
  };

const uniqueId = ':uniqueId';

/** Paths that other files link to come from `paths.ts`; the others stand here alone. */
const definitions: readonly RouteDefinition[] = [
  ...publicScreens,
  {
    path: paths.dashboard(),
    title: 'Dashboard',
    permission: 'dashboard:read',
    group: 'Book',
    icon: 'Dashboard',
    key: 'd',
    page: () => import('../pages/DashboardPage'),
  },
  {
    path: paths.consignments(),
    title: 'Consignment',
    permission: 'consignments:read',
    group: 'Book',
    icon: 'Inbox',
    key: 'b',
    page: () => import('../pages/ConsignmentsPage'),
  },
  {
    path: paths.counter(),
    title: 'Counter',
    permission: 'consignments:write',
    group: 'Book',
    icon: 'Calculator',
    key: 'h',
    letter: 'b',
    opensField: true,
    page: () => import('../pages/CounterPage'),
  },
  {
    path: paths.cargo(),
    title: 'Cargo',
    permission: 'cargo:read',
    group: 'Book',
    icon: 'Truck',
    key: 'k',
    page: () => import('../pages/CargoPage'),
  },
  {
    path: '/manifest',
    title: 'Manifest',
    permission: 'manifests:read',
    group: 'Move',
    icon: 'FileDone',
    key: 'm',
    page: () => import('../pages/ManifestsPage'),
  },
  {
    path: paths.scan(),
    title: 'Scan',
    permission: 'scans:write',
    group: 'Move',
    icon: 'Barcode',
    key: 's',
    page: () => import('../pages/ScanPage'),
  },
  {
    path: paths.runSheets(),
    title: 'Run Sheets',
    permission: 'runSheets:read',
    group: 'Move',
    icon: 'Car',
    key: 'o',
    page: () => import('../pages/RunSheetsPage'),
  },
  {
    path: '/location',
    title: 'Locations',
    permission: 'locations:read',
    group: 'Move',
    icon: 'Environment',
    key: 'l',
    page: () => import('../pages/LocationsPage'),
  },
  {
    path: paths.customers(),
    title: 'Customers',
    permission: 'customers:read',
    group: 'People',
    icon: 'Team',
    key: 'c',
    page: () => import('../pages/CustomersPage'),
  },
  {
    path: paths.customerLedger(uniqueId),
    title: 'Ledger',
    permission: 'receivables:read',
    page: () => import('../pages/CustomerLedgerPage'),
  },
  {
    path: paths.users(),
    title: 'Users',
    permission: 'users:read',
    group: 'People',
    icon: 'User',
    key: 'u',
    page: () => import('../pages/UsersPage'),
  },
  {
    path: '/vendors',
    title: 'Vendors',
    permission: 'vendors:write',
    group: 'People',
    icon: 'Shop',
    key: 'v',
    page: () => import('../pages/VendorsPage'),
  },
  {
    path: '/expenses',
    title: 'Expenses',
    permission: 'expenses:screen',
    group: 'Money',
    icon: 'CreditCard',
    key: 'e',
    page: () => import('../pages/ExpensesPage'),
  },
  {
    path: paths.invoices(),
    title: 'Invoices',
    permission: 'invoices:read',
    group: 'Money',
    icon: 'FileText',
    key: 'i',
    page: () => import('../pages/InvoicesPage'),
  },
  {
    path: '/rates',
    title: 'Rates',
    permission: 'rates:write',
    group: 'Money',
    icon: 'Tags',
    key: 'r',
    page: () => import('../pages/RatesPage'),
  },
  {
    path: paths.receivables(),
    title: 'Receivables',
    permission: 'receivables:read',
    group: 'Money',
    icon: 'Wallet',
    key: 'a',
    page: () => import('../pages/ReceivablesPage'),
  },
  {
    path: paths.vendorBills(),
    title: 'Vendor Bills',
    permission: 'vendorBills:read',
    group: 'Money',
    icon: 'Reconciliation',
    key: 'y',
    page: () => import('../pages/VendorBillsPage'),
  },
  {
    path: paths.gst(),
    title: 'GST',
    permission: 'gst:read',
    group: 'Money',
    icon: 'Percentage',
    page: () => import('../pages/GstPage'),
  },
  {
    path: paths.cashBook(),
    title: 'Cash Book',
    permission: 'cashBook:read',
    group: 'Money',
    icon: 'Book',
    key: 'w',
    page: () => import('../pages/CashBookPage'),
  },
  {
    path: '/reports',
    title: 'Reports',
    permission: 'reports:read',
    group: 'Money',
    icon: 'BarChart',
    key: 'p',
    page: () => import('../pages/ReportsPage'),
  },
  ...companyScreens,
  ...userScreens,
  ...referenceScreens,
  ...papers,
];

const toScreen = (load: () => Promise<{ default: ComponentType }>): Screen => ({
  Component: lazily(load),
  preload: load,
});

export const routes: readonly RouteRow[] = definitions.map(({ page, ...row }) => ({
  ...row,
  screen: page && toScreen(page),
}));
