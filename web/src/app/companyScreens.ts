/** What the company is and how it works: the last head of the menu. */
import { paths } from '../paths';
import type { RouteDefinition } from './routes';

export const companyScreens: readonly RouteDefinition[] = [
  {
    path: '/company',
    title: 'Company',
    permission: 'company:write',
    group: 'Company',
    icon: 'Bank',
    page: () => import('../pages/CompanyPage'),
  },
  {
    path: '/branches',
    title: 'Branches',
    permission: 'branches:write',
    group: 'Company',
    icon: 'Apartment',
    page: () => import('../pages/BranchesPage'),
  },
  {
    path: paths.setUpSteps(),
    title: 'Set Up',
    permission: 'setUp:write',
    group: 'Company',
    icon: 'Rocket',
    page: () => import('../pages/SetUpStepsPage'),
  },
  {
    path: '/settings',
    title: 'Settings',
    permission: 'settings:write',
    group: 'Company',
    icon: 'Setting',
    page: () => import('../pages/SettingsPage'),
  },
  {
    path: paths.roles(),
    title: 'Roles',
    permission: 'roles:read',
    group: 'Company',
    icon: 'Idcard',
    page: () => import('../pages/RolesPage'),
  },
  {
    path: paths.mails(),
    title: 'Mail',
    permission: 'mails:read',
    group: 'Company',
    icon: 'Mail',
    page: () => import('../pages/MailsPage'),
  },
  {
    path: paths.security(),
    title: 'Security Log',
    permission: 'security:read',
    group: 'Company',
    icon: 'Safety',
    page: () => import('../pages/SecurityPage'),
  },
];
