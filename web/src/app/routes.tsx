/**
 * All screens in one table: path, title, access and menu. Router, guards, menus, shortcuts and document title are
 * derived from it.
 */
import { lazy, type ComponentType } from 'react';
import { Role } from '../../../server/src/domain/enums';
import { paths } from '../paths';

export interface Screen {
  Component: ComponentType;
  /** Starts downloading the screen before its link is followed. */
  preload: () => Promise<unknown>;
}

export interface RouteRow {
  path: string;
  /** Screen name in the document title and, unless `label` is set, in the menu. */
  title: string;
  access: 'public' | 'staff' | 'admin';
  /** Rows without a screen render the not-found page and are hidden from menus. */
  screen?: Screen;
  menu?: 'public' | 'main' | 'user';
  label?: string;
  /** Rendered without the navigation bar (print layouts). */
  bare?: boolean;
  /** Shortcut key, pressed after `g`. */
  key?: string;
}

interface RouteDefinition extends Omit<RouteRow, 'screen'> {
  /** The screen is the default export of a page file, a chunk of its own. */
  page?: () => Promise<{ default: ComponentType }>;
}

const uniqueId = ':uniqueId';

const choosePassword = () => import('../pages/ResetPasswordPage');

/** Paths that other files link to come from `paths.ts`; the others stand here alone. */
const definitions: readonly RouteDefinition[] = [
  { path: paths.home(), title: 'Home', access: 'public', menu: 'public', page: () => import('../pages/HomePage') },
  { path: paths.about(), title: 'About', access: 'public', menu: 'public', page: () => import('../pages/AboutPage') },
  {
    path: paths.contact(),
    title: 'Contact',
    access: 'public',
    menu: 'public',
    page: () => import('../pages/ContactPage'),
  },
  { path: paths.login(), title: 'Login', access: 'public', menu: 'public', page: () => import('../pages/LoginPage') },
  {
    path: paths.forgetPassword(),
    title: 'Forget Password',
    access: 'public',
    page: () => import('../pages/ForgetPasswordPage'),
  },
  { path: paths.resetPassword(), title: 'Reset Password', access: 'public', page: choosePassword },
  { path: paths.accountActivation(), title: 'Account Activation', access: 'public', page: choosePassword },

  {
    path: paths.dashboard(),
    title: 'Dashboard',
    access: 'staff',
    menu: 'main',
    key: 'd',
    page: () => import('../pages/DashboardPage'),
  },
  {
    path: '/consignments',
    title: 'Consignment',
    access: 'staff',
    menu: 'main',
    key: 'b',
    page: () => import('../pages/ConsignmentsPage'),
  },
  {
    path: '/consignment/cargo',
    title: 'Cargo',
    access: 'staff',
    menu: 'main',
    key: 'k',
    page: () => import('../pages/CargoPage'),
  },
  {
    path: '/manifest',
    title: 'Manifest',
    access: 'staff',
    menu: 'main',
    key: 'm',
    page: () => import('../pages/ManifestsPage'),
  },
  {
    path: '/location',
    title: 'Locations',
    access: 'staff',
    menu: 'main',
    key: 'l',
    page: () => import('../pages/LocationsPage'),
  },
  {
    path: '/customers',
    title: 'Customers',
    access: 'staff',
    menu: 'main',
    key: 'c',
    page: () => import('../pages/CustomersPage'),
  },
  { path: '/users', title: 'Users', access: 'admin', menu: 'main', key: 'u', page: () => import('../pages/UsersPage') },
  {
    path: '/vendors',
    title: 'Vendors',
    access: 'admin',
    menu: 'main',
    key: 'v',
    page: () => import('../pages/VendorsPage'),
  },
  {
    path: '/expenses',
    title: 'Expenses',
    access: 'admin',
    menu: 'main',
    key: 'e',
    page: () => import('../pages/ExpensesPage'),
  },
  {
    path: '/invoices',
    title: 'Invoices',
    access: 'admin',
    menu: 'main',
    key: 'i',
    page: () => import('../pages/InvoicesPage'),
  },

  {
    path: '/change-password',
    title: 'Change Password',
    access: 'staff',
    menu: 'user',
    page: () => import('../pages/ChangePasswordPage'),
  },
  {
    path: '/user/profile',
    title: 'My profile',
    label: 'Update Profile',
    access: 'staff',
    menu: 'user',
    page: () => import('../pages/ProfilePage'),
  },
  {
    path: '/trackhistory',
    title: 'Trackings',
    access: 'admin',
    menu: 'user',
    page: () => import('../pages/TrackHistoriesPage'),
  },
  { path: '/visitors', title: 'Visits', access: 'admin', menu: 'user', page: () => import('../pages/VisitsPage') },
  {
    path: '/notifications',
    title: 'Notifications',
    access: 'admin',
    menu: 'user',
    page: () => import('../pages/NotificationsPage'),
  },
  {
    path: '/enquiries',
    title: 'Enquiries',
    access: 'admin',
    menu: 'user',
    page: () => import('../pages/EnquiriesPage'),
  },

  {
    path: paths.playground(),
    title: 'Playground',
    access: 'staff',
    bare: true,
    page: () => import('../pages/PlaygroundPage'),
  },
  {
    path: paths.consignmentPrint(uniqueId),
    title: 'Consignment',
    access: 'staff',
    bare: true,
    page: () => import('../print/ConsignmentPrint'),
  },
  {
    path: paths.manifestPrint(uniqueId),
    title: 'Manifest',
    access: 'staff',
    bare: true,
    page: () => import('../print/ManifestPrint'),
  },
  {
    path: paths.invoicePrint(uniqueId),
    title: 'Invoice',
    access: 'admin',
    bare: true,
    page: () => import('../print/InvoicePrint'),
  },
];

const lazily = (load: () => Promise<{ default: ComponentType }>): Screen => ({ Component: lazy(load), preload: load });

export const routes: readonly RouteRow[] = definitions.map(({ page, ...row }) => ({
  ...row,
  screen: page && lazily(page),
}));

export const mayOpen = (row: RouteRow, role: Role | undefined): boolean =>
  row.access === 'public' || role === Role.Admin || (row.access === 'staff' && role !== undefined);

/** The menu rows that `role` may open, in table order. */
export function menuRows(menu: RouteRow['menu'], role?: Role): RouteRow[] {
  return routes.filter((row) => row.menu === menu && row.screen && mayOpen(row, role));
}
