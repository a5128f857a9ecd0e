import { allPermissions } from './allPermissions';
import {
  builtInRoles,
  hasPermission,
  holderOf,
  isGiven,
  mayDo,
  neededFor,
  permissionGroups,
  permissionsFrom,
  permissionSet,
  permissionsOf,
  permits,
  requiredPermissions,
  type Action,
  type BuiltInRole,
} from '.';

describe('the roles beside Admin and Member', () => {
  const held = (role: BuiltInRole) => allPermissions.filter((permission) => permissionsOf(role).has(permission));
  const groupOf = new Map(
    permissionGroups.flatMap(([group, lines]) => lines.map((line) => [line.permission, { ...line, group }])),
  );
  const lines = (role: BuiltInRole) => held(role).flatMap((permission) => groupOf.get(permission) ?? []);

  test('an accountant does what the books need, and has no users and no settings', () => {
    const accountant = holderOf('Accountant');
    for (const action of [
      'approveInvoice',
      'recordPayment',
      'fileGstPeriod',
      'settleVendorBill',
      'createExpense',
      'startImport',
    ] as const)
      expect([action, mayDo(action, accountant)]).toEqual([action, true]);
    for (const action of [
      'bookConsignment',
      'approveConsignment',
      'users',
      'roles',
      'updateSetting',
      'saveCompanyProfile',
    ] as const)
      expect([action, mayDo(action, accountant)]).toEqual([action, false]);
    const changed = new Set(lines('Accountant').flatMap(({ kind, group }) => (kind === 'read' ? [] : [group])));
    expect([...changed].sort()).toEqual([
      'Cash and expenses',
      'GST',
      'Invoices',
      'Own work',
      'Payments',
      "Vendors' bills",
    ]);
  });

  test('an analyst sees everything and changes nothing', () => {
    expect(lines('Analyst').filter(({ kind }) => kind !== 'read')).toEqual([]);
    const unseen = [...groupOf.values()].filter(
      ({ kind, permission }) => kind === 'read' && !held('Analyst').includes(permission),
    );
    expect(unseen).toEqual([]);
    expect(hasPermission('playground:screen', holderOf('Analyst'))).toBe(true);
  });

  test('a branch manager is a member who approves, takes payments and sees reports', () => {
    const more = held('BranchManager').filter((permission) => !permissionsOf('Member').has(permission));
    expect(more.slice().sort()).toEqual([
      'billing:read',
      'cargo:approve',
      'cargo:pay',
      'cashBook:confirm',
      'consignments:approve',
      'consignments:pay',
      'reports:costs',
      'reports:money',
      'runSheets:confirm',
    ]);
    expect(held('Member').filter((permission) => !permissionsOf('BranchManager').has(permission))).toEqual([
      'branches:all',
    ]);
  });

  test('each of them may do what needs something else only with that', () => {
    for (const role of Object.keys(builtInRoles) as BuiltInRole[])
      for (const permission of held(role)) {
        const needed = neededFor(permission);
        expect([role, permission, needed === null || permissionsOf(role).has(needed)]).toEqual([
          role,
          permission,
          true,
        ]);
      }
  });

  test('none can be given what only admins give away', () => {
    const kept: readonly string[] = allPermissions.filter(
      (permission) => groupOf.has(permission) && !isGiven(permission),
    );
    expect(kept.slice().sort()).toEqual([
      'branches:write',
      'company:write',
      'eway:write',
      'numberSeries:write',
      'receiptBooks:write',
      'registrations:write',
      'roles:write',
      'services:write',
      'setUp:write',
      'settings:write',
      'users:write',
    ]);
    expect([...permissionsFrom(kept)].filter((permission) => kept.includes(permission))).toEqual([]);
    expect(permissionsFrom(['consignments:read', 'of an older release']).has('consignments:read')).toBe(true);
    expect(permissionsFrom([]).has('account:own')).toBe(true);
  });
});

describe('another set of permissions', () => {
  const accountant = permissionSet(
    'account:own',
    'invoices:read',
    'invoices:write',
    'billing:read',
    'consignments:read',
  );
  const readOnlyKey = permissionSet('consignments:read');
  const allowed = (set: ReturnType<typeof permissionSet>) =>
    (Object.keys(requiredPermissions) as Action[])
      .sort()
      .filter((action) => permits(set, action) && requiredPermissions[action] !== 'public');

  test('is a role of its own, without a change of any action', () => {
    expect(permits(accountant, 'generateInvoice')).toBe(true);
    expect(permits(accountant, 'billingSummary')).toBe(true);
    expect(permits(accountant, 'consignments')).toBe(true);
    expect(permits(accountant, 'approveInvoice')).toBe(false);
    expect(permits(accountant, 'bookConsignment')).toBe(false);
    expect(permits(accountant, 'users')).toBe(false);
  });

  test('is a key that only reads consignments', () => {
    expect(allowed(readOnlyKey)).toEqual([
      'checkReceipt',
      'consignment',
      'consignments',
      'nextReceipt',
      'receiverSuggestions',
      'usualBookings',
    ]);
    expect(permits(readOnlyKey, 'company')).toBe(true);
  });

  test('may be made from a role', () => {
    const withoutBooking = [...permissionsOf('Member')].filter((permission) => !permission.endsWith(':write'));
    const reader = permissionSet(...withoutBooking);
    expect(permits(reader, 'consignments')).toBe(true);
    expect(permits(reader, 'bookConsignment')).toBe(false);
    expect(permits(reader, 'invoices')).toBe(false);
  });

  test('may do nothing by itself that is not public', () => {
    expect(allowed(permissionSet())).toEqual([]);
  });
});
