/** What tests of the booking form have in common. */
import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  AwbHolderDocument,
  BookingCreditDocument,
  CitySuggestionsDocument,
  CustomerSuggestionsDocument,
  ReceiverSuggestionsDocument,
  VendorSuggestionsDocument,
} from '../graphql.generated';

/** A sender without a limit. */
export const noCreditLimit = {
  __typename: 'CustomerCredit',
  company: 'Gateway Print House',
  creditLimit: null,
  outstanding: 0,
  generated: 0,
  unbilled: 0,
  unbilledRoad: 0,
  advances: 0,
  taxPercent: 18,
  roadTaxPercent: 0,
  liftedUntil: null,
  refusal: null,
} as const;

/** Of these numbers one is booked. */
export const takenAwbNo = 'TAKEN1';

export const suggestions: MockLink.MockedResponse[] = [
  {
    request: { query: AwbHolderDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: ({ code }) => ({
      data: {
        findAwb:
          code === takenAwbNo
            ? [{ __typename: 'AwbMatch', kind: 'Consignment', uniqueId: 'c77', awbNo: takenAwbNo }]
            : [],
      },
    }),
  },
  {
    request: { query: BookingCreditDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: { data: { customerCredit: noCreditLimit } },
  },
  {
    request: { query: VendorSuggestionsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: {
      data: {
        vendorSuggestions: [
          { __typename: 'VendorSuggestion', id: 35, name: 'DTDC', type: 'Courier' },
          { __typename: 'VendorSuggestion', id: 32, name: 'Waybill Cargo', type: 'OwnCargo' },
        ],
      },
    },
  },
  {
    request: { query: CustomerSuggestionsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: { data: { customerSuggestions: [{ __typename: 'Suggestion', id: 7, name: 'Gateway Print House' }] } },
  },
  {
    request: { query: ReceiverSuggestionsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: { data: { receiverSuggestions: [{ __typename: 'Suggestion', id: 1, name: 'Singh Agencies' }] } },
  },
  {
    request: { query: CitySuggestionsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: { data: { citySuggestions: [{ __typename: 'Suggestion', id: 9, name: 'Kochi', pinCode: '682001' }] } },
  },
];

export const field = (label: string) => screen.getByLabelText(label);

export async function pick(user: UserEvent, label: string, name: string): Promise<void> {
  await user.click(field(label));
  await user.click(await screen.findByTitle(name));
}
