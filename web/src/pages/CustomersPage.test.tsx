import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  CreateCustomerDocument,
  CustomersDocument,
  DeleteCustomerDocument,
  UpdateCustomerDocument,
} from '../graphql.generated';
import { productTexts } from '../../../server/src/domain/productTexts';
import { openRowMenu } from '../testing/openRowMenu';
import { renderScreen, signInAs } from '../testing/renderScreen';
import CustomersPage from './CustomersPage';

const shah = {
  __typename: 'Customer',
  uniqueId: 'c1',
  id: 1,
  version: 3,
  name: 'Paresh Shah',
  company: 'Shreeji Diamonds',
  contact: '022 1234',
  address: null,
  gst: null,
  gstCategory: null,
  email: null,
  city: null,
  pinCode: null,
  lastActiveDate: null,
  createdOn: '2026-05-06T04:30:00.000Z',
};
const unset = { address: '', email: '', cityId: null, pinCode: '', gstCategory: null };
const newOne = { name: 'Asha', company: 'Arihant Textiles', contact: '022 99', gst: '27AAPFU0939F1ZV', ...unset };

const list = (...rows: object[]): MockLink.MockedResponse => ({
  request: {
    query: CustomersDocument,
    variables: { search: { skip: 0, take: 50, sortBy: 'createdOn', sortOrder: 'ASC' } },
  },
  result: { data: { customers: { __typename: 'CustomerPage', rows, rowCount: rows.length } } },
});

const bullets = () => screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => signInAs('Member'));

test('a customer is created, the form is blank again and the list is asked for once', async () => {
  const created = { ...shah, company: newOne.company, gst: newOne.gst, uniqueId: 'c2', id: 2, version: 1 };
  const { user } = renderScreen(<CustomersPage />, {
    mocks: [
      list(shah),
      {
        request: { query: CreateCustomerDocument, variables: { input: newOne } },
        result: { data: { createCustomer: created } },
      },
      list(shah, created),
    ],
  });
  await screen.findByText('1-1 of 1');
  await user.click(screen.getByText('Create'));
  expect(bullets()).toEqual(['Please enter name', 'Please enter company name', 'Please enter contact number']);

  await user.type(field('Name'), newOne.name);
  await user.type(field('Company'), newOne.company);
  await user.type(field('Contact Number'), newOne.contact);
  await user.type(field('GSTIN'), '27AAPFU0939F1ZX{Enter}');
  expect(bullets()).toEqual(['Please enter valid GST number']);

  await user.clear(field('GSTIN'));
  await user.type(field('GSTIN'), '27aapfu0939f1zv{Enter}');
  expect(await screen.findByText(productTexts.customerCreated)).toBeVisible();
  expect(await screen.findByText('1-2 of 2')).toBeVisible();
  expect(field('Company')).toHaveValue('');
});

test('editing turns the form to update, reset turns it back', async () => {
  const { user } = renderScreen(<CustomersPage />, {
    mocks: [
      list(shah),
      {
        request: {
          query: UpdateCustomerDocument,
          variables: {
            input: {
              uniqueId: 'c1',
              version: 3,
              name: 'Paresh Shah',
              company: 'Shreeji Gems',
              contact: '022 1234',
              gst: '',
              ...unset,
            },
          },
        },
        result: { data: { updateCustomer: { ...shah, company: 'Shreeji Gems', version: 4 } } },
      },
    ],
  });
  await user.click(await screen.findByLabelText('Edit Shreeji Diamonds'));
  await waitFor(() => expect(field('Company')).toHaveValue('Shreeji Diamonds'));
  await user.click(screen.getByText('Reset'));
  expect(screen.getByText('Create Customer')).toBeVisible();
  expect(field('Company')).toHaveValue('');

  await user.click(screen.getByLabelText('Edit Shreeji Diamonds'));
  await waitFor(() => expect(field('Company')).toHaveValue('Shreeji Diamonds'));
  await user.clear(field('Company'));
  await user.type(field('Company'), 'Shreeji Gems{Enter}');
  expect(await screen.findByText('Customer updated successfully')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('Shreeji Gems')).toBeVisible();
});

test('deleting asks first, and a refusal is told', async () => {
  const request = { query: DeleteCustomerDocument, variables: { input: { uniqueId: 'c1', version: 3 } } };
  const { user } = renderScreen(<CustomersPage />, {
    mocks: [
      list(shah),
      {
        request,
        result: { errors: [{ message: 'Customer has consignments', extensions: { code: 'CONFLICT' } }] },
      },
      list(shah),
      { request, result: { data: { deleteCustomer: { __typename: 'Customer', uniqueId: 'c1' } } } },
      list(),
    ],
  });
  const ask = async () => {
    await openRowMenu(user, 'Shreeji Diamonds');
    await user.click(screen.getByLabelText('Delete Shreeji Diamonds'));
    const [, question] = await screen.findAllByText(productTexts.areYouSureTo('delete Customer Shreeji Diamonds'));
    await user.click(within(question!.closest<HTMLElement>('[role="dialog"]')!).getByText('Delete'));
  };
  await ask();
  expect(await screen.findByText('Customer has consignments')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await ask();
  expect(await screen.findByText('Customer deleted successfully')).toBeVisible();
  expect(await screen.findByText(productTexts.noCustomers)).toBeVisible();
});

test('what was typed survives a reload', async () => {
  const { user, unmount } = renderScreen(<CustomersPage />, { mocks: [list(shah)] });
  await user.type(field('Company'), 'Half typed');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(localStorage.getItem('draft:Member-1:customer') ?? '{}')).toMatchObject({
    values: { company: 'Half typed' },
  });

  unmount();
  renderScreen(<CustomersPage />, { mocks: [list(shah)] });
  expect(field('Company')).toHaveValue('Half typed');
  expect(screen.getByText(/^Draft of .* restored/)).toBeVisible();
  await user.click(screen.getByText('Discard'));
  expect(field('Company')).toHaveValue('');
  expect(localStorage.getItem('draft:Member-1:customer')).toBeNull();
});
