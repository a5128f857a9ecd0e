/** What is open to everybody. */
import { paths } from '../paths';
import type { RouteDefinition } from './routes';

const choosePassword = () => import('../pages/ResetPasswordPage');

const open = (
  path: string,
  title: string,
  page: RouteDefinition['page'],
  menu?: RouteDefinition['menu'],
): RouteDefinition => ({ path, title, permission: 'public', page, menu });

export const publicScreens: readonly RouteDefinition[] = [
  open(paths.home(), 'Home', () => import('../pages/HomePage'), 'public'),
  open(paths.about(), 'About', () => import('../pages/AboutPage'), 'public'),
  open(paths.contact(), 'Contact', () => import('../pages/ContactPage'), 'public'),
  open(paths.login(), 'Login', () => import('../pages/LoginPage'), 'public'),
  open(paths.forgetPassword(), 'Forget Password', () => import('../pages/ForgetPasswordPage')),
  open(paths.resetPassword(), 'Reset Password', choosePassword),
  open(paths.accountActivation(), 'Account Activation', choosePassword),
  open(paths.setUp(), 'Set up', () => import('../pages/SetUpPage')),
];
