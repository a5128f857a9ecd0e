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

/** Lazy-loads the default export of a page file as a separate chunk. */
function page(load: () => Promise<{ default: ComponentType }>): Screen {
  return { Component: lazy(load), preload: load };
}

const uniqueId = ':uniqueId';

const choosePassword = page(() => import('../pages/ResetPasswordPage'));

export const routes: readonly RouteRow[] = [
  {
    path: paths.home(),
    title: 'Home',
    access: 'public',
    menu: 'public',
    screen: page(() => import('../pages/HomePage')),
  },
  {
    path: paths.about(),
    title: 'About',
    access: 'public',
    menu: 'public',
    screen: page(() => import('../pages/AboutPage')),
  },
  {
    path: paths.contact(),
    title: 'Contact',
    access: 'public',
    menu: 'public',
    screen: page(() => import('../pages/ContactPage')),
  },
  {
    path: paths.login(),
    title: 'Login',
    access: 'public',
    menu: 'public',
    screen: page(() => import('../pages/LoginPage')),
  },
  {
    path: paths.forgetPassword(),
    title: 'Forget Password',
    access: 'public',
    screen: page(() => import('../pages/ForgetPasswordPage')),
  },
  { path: paths.resetPassword(), title: 'Reset Password', access: 'public', screen: choosePassword },
  { path: paths.accountActivation(), title: 'Account Activation', access: 'public', screen: choosePassword },

  {
    path: paths.dashboard(),
    title: 'Dashboard',
    access: 'staff',
    menu: 'main',
    key: 'd',
    screen: page(() => import('../pages/DashboardPage')),
  },
  {
    path: paths.consignments(),
    title: 'Consignment',
    access: 'staff',
    menu: 'main',
    key: 'b',
    screen: page(() => import('../pages/ConsignmentsPage')),
  },
  {
    path: paths.cargo(),
    title: 'Cargo',
    access: 'staff',
    menu: 'main',
    key: 'k',
    screen: page(() => import('../pages/CargoPage')),
  },
  {
    path: paths.manifests(),
    title: 'Manifest',
    access: 'staff',
    menu: 'main',
    key: 'm',
    screen: page(() => import('../pages/ManifestsPage')),
  },
  {
    path: paths.locations(),
    title: 'Locations',
    access: 'staff',
    menu: 'main',
    key: 'l',
    screen: page(() => import('../pages/LocationsPage')),
  },
  {
    path: paths.customers(),
    title: 'Customers',
    access: 'staff',
    menu: 'main',
    key: 'c',
    screen: page(() => import('../pages/CustomersPage')),
  },
  {
    path: paths.users(),
    title: 'Users',
    access: 'admin',
    menu: 'main',
    key: 'u',
    screen: page(() => import('../pages/UsersPage')),
  },
  {
    path: paths.vendors(),
    title: 'Vendors',
    access: 'admin',
    menu: 'main',
    key: 'v',
    screen: page(() => import('../pages/VendorsPage')),
  },
  {
    path: paths.expenses(),
    title: 'Expenses',
    access: 'admin',
    menu: 'main',
    key: 'e',
    screen: page(() => import('../pages/ExpensesPage')),
  },
  {
    path: paths.invoices(),
    title: 'Invoices',
    access: 'admin',
    menu: 'main',
    key: 'i',
    screen: page(() => import('../pages/InvoicesPage')),
  },

  {
    path: paths.changePassword(),
    title: 'Change Password',
    access: 'staff',
    menu: 'user',
    screen: page(() => import('../pages/ChangePasswordPage')),
  },
  {
    path: paths.profile(),
    title: 'My profile',
    label: 'Update Profile',
    access: 'staff',
    menu: 'user',
    screen: page(() => import('../pages/ProfilePage')),
  },
  {
    path: paths.trackHistories(),
    title: 'Trackings',
    access: 'admin',
    menu: 'user',
    screen: page(() => import('../pages/TrackHistoriesPage')),
  },
  {
    path: paths.visitors(),
    title: 'Visits',
    access: 'admin',
    menu: 'user',
    screen: page(() => import('../pages/VisitsPage')),
  },
  {
    path: paths.notifications(),
    title: 'Notifications',
    access: 'admin',
    menu: 'user',
    screen: page(() => import('../pages/NotificationsPage')),
  },
  {
    path: paths.enquiries(),
    title: 'Enquiries',
    access: 'admin',
    menu: 'user',
    screen: page(() => import('../pages/EnquiriesPage')),
  },

  {
    path: paths.playground(),
    title: 'Playground',
    access: 'staff',
    bare: true,
    screen: page(() => import('../pages/PlaygroundPage')),
  },
  {
    path: paths.consignmentPrint(uniqueId),
    title: 'Consignment',
    access: 'staff',
    bare: true,
    screen: page(() => import('../print/ConsignmentPrint')),
  },
  {
    path: paths.manifestPrint(uniqueId),
    title: 'Manifest',
    access: 'staff',
    bare: true,
    screen: page(() => import('../print/ManifestPrint')),
  },
  {
    path: paths.invoicePrint(uniqueId),
    title: 'Invoice',
    access: 'admin',
    bare: true,
    screen: page(() => import('../print/InvoicePrint')),
  },
];

export const mayOpen = (row: RouteRow, role: Role | undefined): boolean =>
  row.access === 'public' || role === Role.Admin || (row.access === 'staff' && role !== undefined);

/** The menu rows that `role` may open, in table order. */
export function menuRows(menu: RouteRow['menu'], role?: Role): RouteRow[] {
  return routes.filter((row) => row.menu === menu && row.screen && mayOpen(row, role));
}
