import { render, screen } from '@testing-library/react';
import { EnumTag } from './EnumTag';

const colourOf = (text: string) => screen.getByText(text).style.getPropertyValue('--tag');

test('shows states in the colours of the specification', () => {
  render(
    <>
      <EnumTag of="DeliveryStatus" value="Booked" />
      <EnumTag of="DeliveryStatus" value="Delivered" />
      <EnumTag of="DeliveryStatus" value="Intransit" />
      <EnumTag of="DeliveryStatus" value="OutForDelivery" />
      <EnumTag of="DeliveryStatus" value="Returned" />
      <EnumTag of="DeliveryStatus" value="OlderThan2Months" />
      <EnumTag of="InvoiceStatus" value="Generated" />
      <EnumTag of="InvoiceType" value="Manual" />
      <EnumTag of="PaymentStatus" value="Pending" />
    </>,
  );
  expect(colourOf('Booked')).toBe('');
  expect(colourOf('Delivered')).toBe('green');
  expect(colourOf('In Transit')).toBe('goldenrod');
  expect(colourOf('Out For Delivery')).toBe('limegreen');
  expect(colourOf('Returned')).toBe('orangered');
  expect(colourOf('Older Than 2 Months')).toBe('red');
  expect(colourOf('Generated')).toBe('grey');
  expect(colourOf('Manual')).toBe('darkblue');
  expect(colourOf('Pending')).toBe('goldenrod');
});
