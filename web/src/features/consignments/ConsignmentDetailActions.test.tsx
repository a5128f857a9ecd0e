import { screen, within } from '@testing-library/react';
import type { Role } from '../../../../server/src/domain/enums';
import type { ConsignmentDetailFragment } from '../../graphql.generated';
import { aConsignment } from '../../testing/aConsignment';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ConsignmentDetail } from './ConsignmentDetail';

const nothing = () => undefined;

function offered(role: Role, state: Partial<ConsignmentDetailFragment>): string[] {
  signInAs(role);
  renderScreen(<ConsignmentDetail consignment={aConsignment(state)} onClose={nothing} onEdit={nothing} />);
  const bar = screen.getByRole('toolbar', { name: 'Actions' });
  return within(bar)
    .getAllByRole('button')
    .map((button) => button.textContent || (button.getAttribute('aria-label') ?? ''));
}

test('an admin may do everything with a booking', () => {
  expect(offered('Admin', { deliveryStatus: 'Booked' })).toEqual([
    'Track History',
    'Update Status',
    'Dispatch',
    'Payment',
    'Approve',
    'Edit',
    'E-way Bill',
    'Print',
    'More to print',
    'Online Tracking',
    'Delete',
  ]);
});

test('a member neither pays nor approves', () => {
  expect(offered('Member', { deliveryStatus: 'Booked' })).toEqual([
    'Track History',
    'Update Status',
    'Dispatch',
    'Edit',
    'E-way Bill',
    'Print',
    'More to print',
    'Online Tracking',
    'Delete',
  ]);
});

test('what is on its way is not deleted', () => {
  expect(offered('Member', { deliveryStatus: 'Intransit' })).not.toContain('Delete');
});

test('a booking on a manifest is not deleted', () => {
  expect(offered('Member', { deliveryStatus: 'Booked', manifestId: 7 })).not.toContain('Delete');
});

test('a paid booking is not deleted', () => {
  expect(offered('Admin', { deliveryStatus: 'Booked', paymentStatus: 'Paid' })).toEqual([
    'Track History',
    'Update Status',
    'Dispatch',
    'Approve',
    'Edit',
    'E-way Bill',
    'Print',
    'More to print',
    'Online Tracking',
  ]);
});

test('a delivered one takes no more statuses, but can be edited, paid and approved', () => {
  expect(offered('Admin', { deliveryStatus: 'Delivered' })).toEqual([
    'Track History',
    'Payment',
    'Approve',
    'Edit',
    'E-way Bill',
    'Print',
    'More to print',
    'Online Tracking',
  ]);
});

test('an approved one is locked, yet moves on and is paid', () => {
  expect(offered('Admin', { deliveryStatus: 'Intransit', isApproved: true })).toEqual([
    'Track History',
    'Update Status',
    'Dispatch',
    'Payment',
    'E-way Bill',
    'Print',
    'More to print',
    'Online Tracking',
  ]);
});

test('an approved, delivered and paid one is only looked at', () => {
  expect(offered('Admin', { deliveryStatus: 'Delivered', isApproved: true, paymentStatus: 'Paid' })).toEqual([
    'Track History',
    'E-way Bill',
    'Print',
    'More to print',
    'Online Tracking',
  ]);
});
