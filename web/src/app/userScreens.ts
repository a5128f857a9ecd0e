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
    page: () => import('../pages/TrackHistoriesPage'),
  },
  {
    path: '/visitors',
    title: 'Visits',
    permission: 'visits:read',
    menu: 'user',
    page: () => import('../pages/VisitsPage'),
  },
  {
    path: '/notifications',
    title: 'Notifications',
    permission: 'notifications:screen',
    menu: 'user',
    page: () => import('../pages/NotificationsPage'),
  },
  {
    path: paths.enquiries(),
    title: 'Enquiries',
    permission: 'enquiries:read',
    menu: 'user',
    page: () => import('../pages/EnquiriesPage'),
  },
  {
    path: paths.security(),
    title: 'Security Log',
    permission: 'security:read',
    menu: 'user',
    page: () => import('../pages/SecurityPage'),
  },
  {
    path: paths.gst(),
    title: 'GST',
    permission: 'gst:read',
    menu: 'user',
    page: () => import('../pages/GstPage'),
  },
  {
    path: '/company',
    title: 'Company',
    permission: 'company:write',
    menu: 'user',
    page: () => import('../pages/CompanyPage'),
  },
  {
    path: paths.setUpSteps(),
    title: 'Set Up',
    permission: 'setUp:write',
    menu: 'user',
    page: () => import('../pages/SetUpStepsPage'),
  },
  {
    path: paths.mails(),
    title: 'Mail',
    permission: 'mails:read',
    menu: 'user',
    page: () => import('../pages/MailsPage'),
  },
  {
    path: '/settings',
    title: 'Settings',
    permission: 'settings:write',
    menu: 'user',
    page: () => import('../pages/SettingsPage'),
  },
];
