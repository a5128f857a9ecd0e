/** The screens of the user menu. */
import { paths } from '../paths';
import type { RouteDefinition } from './routes';

export const userScreens: readonly RouteDefinition[] = [
  {
    path: '/change-password',
    title: 'Change Password',
    permission: 'account:own',
    menu: 'user',
    page: () => import('../pages/ChangePasswordPage'),
  },
  {
    path: '/user/profile',
    title: 'My profile',
    label: 'Update Profile',
    permission: 'account:own',
    menu: 'user',
    page: () => import('../pages/ProfilePage'),
  },
  {
    path: '/trackhistory',
    title: 'Trackings',
    permission: 'tracking:read',
    menu: 'user',
    group: 'Move',
    icon: 'Aim',
    page: () => import('../pages/TrackHistoriesPage'),
  },
  {
    path: '/visitors',
    title: 'Visits',
    permission: 'visits:read',
    menu: 'user',
    group: 'People',
    icon: 'Eye',
    page: () => import('../pages/VisitsPage'),
  },
  {
    path: '/notifications',
    title: 'Notifications',
    permission: 'notifications:screen',
    menu: 'user',
    group: 'Company',
    icon: 'Bell',
    page: () => import('../pages/NotificationsPage'),
  },
  {
    path: paths.enquiries(),
    title: 'Enquiries',
    permission: 'enquiries:read',
    menu: 'user',
    group: 'People',
    icon: 'Message',
    page: () => import('../pages/EnquiriesPage'),
  },
];
