import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { companyToday } from '../../companyToday';
import { WriteOffInvoiceDocument, type InvoiceRowFragment } from '../../graphql.generated';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import WriteOffModal from './WriteOffModal';

const invoice = {
  ...{ uniqueId: 'i1', version: 3, invoiceNumber: 'INV/26-27/7', invoiceDate: '2026-01-05', outstanding: 80 },
} as InvoiceRowFragment;

const answered = (sent: unknown[], given: object): MockLink.MockedResponse => ({
  request: { query: WriteOffInvoiceDocument, variables: (variables) => sent.push(variables.input) > 0 },
  result: { data: { writeOffInvoice: { __typename: 'WriteOff', uniqueId: 'w1', ...given } } },
});

function open(...mocks: MockLink.MockedResponse[]) {
  const onClose = jest.fn();
  const { user } = renderScreen(<WriteOffModal invoice={invoice} onClose={onClose} />, { mocks });
  return { user, onClose };
}

beforeEach(() => signInAs('Admin'));

test('needs a reason, and writes off all that is outstanding', async () => {
  const sent: unknown[] = [];
  const { user, onClose } = open(answered(sent, { number: 'WRO/26-27/1', status: 'Approved' }));
  expect(await screen.findByText(/^₹ 80\.00 is given up/)).toBeInTheDocument();
  const save = () => user.click(screen.getByText('Write Off', { selector: 'button *' }));
  await save();
  expect(await screen.findByText('Please enter the reason')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Reason'), 'Shop closed');
  await save();
  expect(await screen.findByText('Written off by WRO/26-27/1')).toBeVisible();
  expect(sent).toEqual([{ uniqueId: 'i1', version: 3, writtenOffOn: companyToday(), reason: 'Shop closed' }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('says that it waits, if somebody else has to approve', async () => {
  const { user } = open(answered([], { number: null, status: 'Waiting' }));
  await user.type(await screen.findByLabelText('Reason'), 'Shop closed{Enter}');
  expect(await screen.findByText('The write-off waits for the approval of somebody else')).toBeVisible();
});
