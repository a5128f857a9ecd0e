import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { productTexts } from '../../../server/src/domain/productTexts';
import ConsignmentBulkBar from '../features/consignments/ConsignmentBulkBar';
import {
  CreateRunSheetDocument,
  DeliveryPersonsDocument,
  RunSheetDocument,
  RunSheetsDocument,
  type ConsignmentRowFragment,
} from '../graphql.generated';
import { aConsignment } from '../testing/aConsignment';
import { pressKeys } from '../testing/pressKeys';
import { renderScreen, signInAs } from '../testing/renderScreen';
import { useSelection } from '../ui/table/selection';
import type { ListPage } from '../ui/table/useListPage';
import RunSheetsPage from './RunSheetsPage';

const ticked = ['WE1', 'WC2'].map((awbNo) =>
  aConsignment({ uniqueId: awbNo, awbNo, receiver: `Receiver of ${awbNo}` }),
);

const made = {
  __typename: 'RunSheet',
  ...{ uniqueId: 's1', version: 1, branchId: 1, number: 'D261127-1', date: '2026-11-27', status: 'Open' },
  ...{ expectedCash: 0, expectedUpi: 0, countedCash: null, difference: null, differenceRemark: null },
  ...{ photoRemark: null, linkExpiresOn: null, closedOn: null, cashConfirmedOn: null, person: null, counts: null },
  ...{ phones: [], createdBy: null, closedBy: null, cashConfirmedBy: null, lines: [] },
};

const always = (query: MockLink.MockedRequest['query'], data: object): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data },
});

function BulkBar() {
  const selection = useSelection<ConsignmentRowFragment>();
  return (
    <>
      <button onClick={() => selection.set(ticked, true)}>Tick two</button>
      <ConsignmentBulkBar
        list={{ rowCount: 2, rows: ticked } as unknown as ListPage<ConsignmentRowFragment>}
        selection={selection}
        onManifest={() => undefined}
      />
    </>
  );
}

function openTicked(sent: unknown[] = []) {
  const person = { __typename: 'DeliveryPerson', uniqueId: 'p1', version: 1, branchId: 1, name: 'Ravi Pawar' };
  const people = { rows: [{ ...person, phone: null, isActive: true }], rowCount: 1 };
  return renderScreen(
    <Routes>
      <Route path="/" element={<BulkBar />} />
      <Route path="/runsheets" element={<RunSheetsPage />} />
    </Routes>,
    {
      mocks: [
        always(RunSheetsDocument, { runSheets: { __typename: 'RunSheetPage', rows: [], rowCount: 0 } }),
        always(DeliveryPersonsDocument, { deliveryPersons: { __typename: 'DeliveryPersonPage', ...people } }),
        always(RunSheetDocument, { runSheet: made }),
        {
          ...always(CreateRunSheetDocument, { createRunSheet: made }),
          request: { query: CreateRunSheetDocument, variables: ({ input }) => sent.push(input) > 0 },
        },
      ],
    },
  );
}

beforeEach(() => signInAs('Member'));

const form = () => screen.findByRole('dialog', { name: 'Create Run Sheet' });
const parcels = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Parcels' })).queryAllByRole('listitem');

async function createFromTicked(user: ReturnType<typeof openTicked>['user']) {
  await user.click(screen.getByRole('button', { name: 'Tick two' }));
  await user.click(screen.getByRole('button', { name: 'Create Run Sheet' }));
  const dialog = await form();
  expect(parcels(dialog).map((item) => item.textContent)).toEqual(['1. WE1 Receiver of WE1', '2. WC2 Receiver of WC2']);
  return dialog;
}

test('what is ticked in the list of consignments is on the new run sheet, in its order', async () => {
  const sent: unknown[] = [];
  const { user, address } = openTicked(sent);
  const dialog = await createFromTicked(user);
  await user.click(within(dialog).getByRole('combobox', { name: /Delivery Person/ }));
  await user.click(await screen.findByTitle('Ravi Pawar'));
  await user.click(within(dialog).getByRole('button', { name: 'Create with 2 parcels' }));
  expect(await screen.findByRole('dialog', { name: /D261127-1/ })).toBeInTheDocument();
  expect(sent).toMatchObject([{ personId: 'p1', consignmentIds: ['WE1', 'WC2'] }]);
  expect(address()).toBe('/runsheets?open=s1');
});

test('the key n afterwards opens an empty one: what was ticked does not come back', async () => {
  const { user, address } = openTicked();
  await createFromTicked(user);
  await user.keyboard('{Escape}');
  await screen.findByText(productTexts.noRunSheets);
  expect(address()).toBe('/runsheets');
  await pressKeys(user, 'n');
  expect(parcels(await form())).toEqual([]);
});
