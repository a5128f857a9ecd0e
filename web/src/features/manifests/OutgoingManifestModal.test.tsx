import type { MockLink } from '@apollo/client/testing';
import { act, screen, within } from '@testing-library/react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { CreateOutgoingManifestDocument, VendorSuggestionsDocument } from '../../graphql.generated';
import { aManifest, anEntry } from '../../testing/aManifest';
import { renderScreen, signInAs } from '../../testing/renderScreen';
import { useSelection, type Selection } from '../../ui/table/selection';
import type { ManifestCandidate } from './outgoingManifest';
import { OutgoingManifestModal } from './OutgoingManifestModal';

const chosen = (uniqueId: string, awbNo: string): ManifestCandidate => ({
  uniqueId,
  awbNo,
  bookingDate: '2026-11-18',
  serviceType: 'Air',
  sender: { company: 'Gateway Print House' },
  receiver: 'Rahul Khan',
  deliveryCity: { name: 'Thane' },
  packet: 1,
  chargeableWeight: 0.5,
  paymentMode: 'ToPay',
  customerAmount: 95.5,
  vppAmount: null,
  vppCommission: null,
  insuranceCommission: null,
});

const vendors: MockLink.MockedResponse = {
  request: { query: VendorSuggestionsDocument, variables: () => true },
  maxUsageCount: Infinity,
  result: {
    data: {
      vendorSuggestions: [
        { __typename: 'VendorSuggestion', id: 38, name: 'Anjani', type: 'Courier' },
        { __typename: 'VendorSuggestion', id: 61, name: 'Bluewing Air Cargo', type: 'Cargo' },
      ],
    },
  },
};

const request = (...consignmentIds: string[]) => ({
  query: CreateOutgoingManifestDocument,
  variables: { input: { cargoId: 61, courierId: 38, consignmentIds } },
});

let selection: Selection<ManifestCandidate>;

function open(...mocks: MockLink.MockedResponse[]) {
  signInAs('Member');
  function Chosen() {
    selection = useSelection<ManifestCandidate>();
    return <OutgoingManifestModal open selection={selection} onClose={() => undefined} />;
  }
  const { user } = renderScreen(<Chosen />, { mocks: [vendors, ...mocks] });
  act(() => selection.set([chosen('e1', 'WE1'), chosen('e2', 'WE2')], true));
  return user;
}

async function generate(user: ReturnType<typeof open>) {
  await user.click(screen.getByText('Generate Manifest', { selector: 'button *' }));
  const questions = await screen.findAllByText(productTexts.areYouSureTo('generate Manifest'));
  await user.click(within(questions.at(-1)!.closest<HTMLElement>('[role="dialog"]')!).getByText('Generate'));
}

async function chooseVendors(user: ReturnType<typeof open>) {
  for (const [label, name] of [
    ['Cargo', 'Bluewing Air Cargo'],
    ['Courier', 'Anjani'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.click(await screen.findByTitle(name));
  }
}

test('cargo and courier are asked for; the manifest is then shown with its print icon, and is not made twice', async () => {
  const user = open({
    request: request('e1', 'e2'),
    result: {
      data: {
        createOutgoingManifest: aManifest({
          consignmentJson: JSON.stringify([anEntry(), anEntry({ uniqueId: 'e2' })]),
        }),
      },
    },
  });
  await user.click(screen.getByText('Generate Manifest', { selector: 'button *' }));
  expect(
    screen
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .slice(0, 2),
  ).toEqual(['Please select cargo', 'Please select courier']);

  await chooseVendors(user);
  await generate(user);
  expect(await screen.findByText(productTexts.manifestGenerated)).toBeVisible();
  expect(screen.getByText('Manifest M261120-1')).toBeVisible();
  expect(screen.getByLabelText('Print M261120-1')).toBeVisible();
  expect(screen.queryByText('Generate Manifest')).toBeNull();
  expect(selection.current().size).toBe(0);
});

test('what somebody else has taken is named until the rest is generated without it', async () => {
  const message = 'Consignment is already on a manifest: WE2';
  const user = open(
    {
      request: request('e1', 'e2'),
      result: { errors: [{ message, extensions: { code: 'CONFLICT', messages: [message], fields: {} } }] },
    },
    { request: request('e1'), result: { data: { createOutgoingManifest: aManifest() } } },
  );
  await chooseVendors(user);
  await generate(user);
  expect(await screen.findAllByText(message)).toHaveLength(2);

  await user.click(screen.getByLabelText('Leave out WE2'));
  await generate(user);
  expect(await screen.findByText(productTexts.manifestGenerated)).toBeVisible();
});
