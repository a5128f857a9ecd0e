import { screen, waitFor } from '@testing-library/react';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { ManualInvoiceModal } from './ManualInvoiceForm';

const field = (label: string) => screen.getByLabelText(label);
const bullets = () => screen.getAllByRole('listitem').map((item) => item.textContent);
/** Error texts shown under a field. */
const errorsAt = (label: string) =>
  field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error')?.textContent ?? '';

function openForm() {
  signInAs('Admin');
  return renderScreen(<ManualInvoiceModal open onClose={() => undefined} />).user;
}

test('what stands under the total follows the amounts from which it is summed', async () => {
  const user = openForm();
  await user.click(screen.getByText('Create'));
  expect(bullets()).toContain('Enter Total Amount');
  await waitFor(() => expect(errorsAt('Total Amount')).toBe('Enter Total Amount'));
  await user.type(field('Actual Amount'), '1000');
  expect(field('Total Amount')).toHaveValue('1,000.00');
  expect(bullets()).not.toContain('Enter Total Amount');
  await waitFor(() => expect(errorsAt('Total Amount')).toBe(''));
  expect(field('Total Amount')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a minus stays a minus, and is refused in the words of the product', async () => {
  const user = openForm();
  await user.type(field('Actual Amount'), '1000');
  const typeNegative = async (label: string) => {
    await user.type(field(label), '-90');
    await user.tab();
    expect(field(label)).toHaveValue('-90.00');
  };
  await typeNegative('CGST');
  await typeNegative('SGST');
  expect(field('Total Amount')).toHaveValue('820.00');
  await user.click(screen.getByText('Create'));
  expect(bullets()).toEqual(expect.arrayContaining(['Enter CGST amount', 'Enter IGST amount']));
  await waitFor(() => expect(errorsAt('CGST')).toBe('Enter CGST amount'));
  await waitFor(() => expect(errorsAt('SGST')).toBe('Enter IGST amount'));
  await typeNegative('IGST');
  await waitFor(() => expect(errorsAt('IGST')).toBe('Enter IGST amount'));
});
