/** All screens in one table. Router, guards, menus, shortcuts and document title are derived from it. */
import type { ComponentType } from 'react';
import type { Permission } from '../../../server/src/domain/policy/permissions';
import { paths } from '../paths';
import type { ShortcutKey } from '../ui/keys/shortcutRegister';
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

export interface RouteRow {
  path: string;
  /** Screen name in the document title and, unless `label` is set, in the menu. */
  title: string;
  /** What the policy must grant to whoever opens the screen. */
  permission: Permission | 'public';
  /** Rows without a screen render the not-found page and are hidden from menus. */
  screen?: Screen;
  menu?: 'public' | 'main' | 'user';
  /** In the main menu: listed under one entry of this name with others, behind those that stand alone. */
  group?: 'Money';
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

export interface RouteDefinition extends Omit<RouteRow, 'screen'> {
  /** The screen is the default export of a page file, a separate chunk. */
  page?: () => Promise<{ default: ComponentType }>;
}

const uniqueId = ':uniqueId';

/** Paths that other files link to come from `paths.ts`; the others stand here alone. */
const definitions: readonly RouteDefinition[] = [
  ...publicScreens,
  {
    path: paths.dashboard(),
    title: 'Dashboard',
    permission: 'dashboard:read',
    menu: 'main',
    key: 'd',
    page: () => import('../pages/DashboardPage'),
  },
  {
    path: paths.consignments(),
    title: 'Consignment',
    permission: 'consignments:read',
    menu: 'main',
    key: 'b',
    page: () => import('../pages/ConsignmentsPage'),
  },
  {
    path: paths.counter(),
    title: 'Counter',
    permission: 'consignments:write',
    menu: 'main',
    key: 'o',
    letter: 'b',
    opensField: true,
    page: () => import('../pages/CounterPage'),
  },
  {
    path: paths.cargo(),
    title: 'Cargo',
    permission: 'cargo:read',
    menu: 'main',
    key: 'k',
    page: () => import('../pages/CargoPage'),
  },
  {
    path: '/manifest',
    title: 'Manifest',
    permission: 'manifests:read',
    menu: 'main',
    key: 'm',
    page: () => import('../pages/ManifestsPage'),
  },
  {
    path: paths.scan(),
    title: 'Scan',
    permission: 'scans:write',
    menu: 'main',
    key: 's',
    page: () => import('../pages/ScanPage'),
  },
  {
    path: paths.runSheets(),
    title: 'Run Sheets',
    permission: 'runSheets:read',
    menu: 'main',
    key: 'h',
    page: () => import('../pages/RunSheetsPage'),
  },
  {
    path: '/location',
    title: 'Locations',
    permission: 'locations:read',
    menu: 'main',
    key: 'l',
    page: () => import('../pages/LocationsPage'),
  },
  {
    path: paths.customers(),
    title: 'Customers',
    permission: 'customers:read',
    menu: 'main',
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
    menu: 'main',
    key: 'u',
    page: () => import('../pages/UsersPage'),
  },
  {
    path: '/vendors',
    title: 'Vendors',
    permission: 'vendors:write',
    menu: 'main',
    key: 'v',
    page: () => import('../pages/VendorsPage'),
  },
  {
    path: '/expenses',
    title: 'Expenses',
    permission: 'expenses:screen',
    menu: 'main',
    key: 'e',
    page: () => import('../pages/ExpensesPage'),
  },
  {
    path: '/rates',
    title: 'Rates',
    permission: 'rates:write',
    menu: 'main',
    group: 'Money',
    key: 'r',
    page: () => import('../pages/RatesPage'),
  },
  {
    path: paths.invoices(),
    title: 'Invoices',
    permission: 'invoices:read',
    menu: 'main',
    key: 'i',
    page: () => import('../pages/InvoicesPage'),
  },
  {
    path: paths.receivables(),
    title: 'Receivables',
    permission: 'receivables:read',
    menu: 'main',
    group: 'Money',
    key: 'a',
    page: () => import('../pages/ReceivablesPage'),
  },
  {
    path: paths.vendorBills(),
    title: 'Vendor Bills',
    permission: 'vendorBills:read',
    menu: 'main',
    group: 'Money',
    key: 'y',
    page: () => import('../pages/VendorBillsPage'),
  },
  {
    path: paths.cashBook(),
    title: 'Cash Book',
    permission: 'cashBook:read',
    menu: 'main',
    group: 'Money',
    key: 'w',
    page: () => import('../pages/CashBookPage'),
  },
  {
    path: '/reports',
    title: 'Reports',
    permission: 'reports:read',
    menu: 'main',
    group: 'Money',
    key: 'p',
    page: () => import('../pages/ReportsPage'),
  },
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
