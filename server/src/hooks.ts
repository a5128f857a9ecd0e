/**
 * Who answers what lower modules ask of higher ones. The questions are declared in the asking module's `<noun>.hooks.ts`.
 *
 * A booking may be refused by `closedDay` and `bookingCredit`; when its delivery changes, by `followDelivery` and `followDoorMoney`;
 * its deletion, by `refuseOnRunSheet`.
 */
import * as modules from './composition';
import {
  accounts,
  consignments,
  courierdues,
  invoices,
  manifests,
  periods,
  receivables,
  runsheets,
  series,
  settings,
  users,
  vendorbills,
} from './composition';
import type { Hooks } from './core/module/hooks';
import { needsOf } from './core/module/need';
import { databaseEmptier } from './seed/emptyDatabase';

export const hooks: Hooks = {
  fieldSession: runsheets.hooks.fieldSession,
  signIn: accounts.hooks.signIn,
  isFiledBetween: periods.hooks.isFiledBetween,
  isFiledUnder: periods.hooks.isFiledUnder,
  closedDay: periods.hooks.closedDay,
  booksFrom: settings.hooks.booksFrom,
  taxPercents: invoices.hooks.taxPercents,
  carriedByRoad: invoices.hooks.carriedByRoad,
  onlyInvoiceable: consignments.hooks.onlyInvoiceable,
  takeAwb: consignments.hooks.takeAwb,
  ratedByCard: consignments.hooks.ratedByCard,
  undeliveredOf: consignments.hooks.undeliveredOf,
  usersOf: users.hooks.usersOf,
  hasSupplied: receivables.hooks.hasSupplied,
  codeRefusal: series.hooks.codeRefusal,
  numberLike: invoices.hooks.numberLike,
  latestApproved: invoices.hooks.latestApproved,
  importOfBookings: consignments.hooks.importOfBookings,
  importOfVendorBills: vendorbills.hooks.importOfVendorBills,
  importOfCourierRemittances: courierdues.hooks.importOfCourierRemittances,
  carriers: manifests.hooks.carriers,
  refuseOnRunSheet: runsheets.hooks.refuseOnRunSheet,
  bookingCredit: receivables.hooks.bookingCredit,
  followDelivery: receivables.hooks.followDelivery,
  followDoorMoney: courierdues.hooks.followDoorMoney,
  settlement: receivables.hooks.settlement,

  creditStop: receivables.hooks.creditStop,
  creditStops: receivables.hooks.creditStops,
  databaseEmptier,
  needs: needsOf(Object.values(modules)),
};
