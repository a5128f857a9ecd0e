import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { builtInRoles, permissionsOf, type BuiltInRole } from '../../../server/src/domain/policy';
import {
  PlaceOfSupplyDocument,
  QuoteConsignmentDocument,
  SavedViewsDocument,
  TaxRatesDocument,
  type ScreenViewsFragment,
} from '../graphql.generated';
import { createCache } from '../app/backOffice/cache';
import { endSession, saveProfile } from '../session';
import { UiProvider } from '../ui/app/UiProvider';

interface Around {
  /** Mocked answers, in order. */
  mocks?: readonly MockLink.MockedResponse[];
  /** Instead of mocks. */
  client?: ApolloClient;
  /** URL at which the screen is opened. */
  at?: string;
}

/** Lists ask for their views. A test of views gives another mock, which comes first. */
const noViews: MockLink.MockedResponse = {
  request: { query: SavedViewsDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: ({ search }) => ({
    data: { savedViews: { __typename: 'ScreenViews', ...viewsOf((search as { screen: string }).screen) } },
  }),
};

/** No rate card applies to a booking, unless a test gives a mock of its own. */
const noRates: MockLink.MockedResponse = {
  request: { query: QuoteConsignmentDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      quoteConsignment: {
        __typename: 'ConsignmentQuote',
        volumetricWeight: 0,
        chargeableWeight: 1,
        vendorWeight: null,
        customerAmount: null,
        vendorAmount: null,
        vppCommission: null,
        insuranceCommission: null,
        customerCard: null,
        vendorCard: null,
        customerLines: [],
        vendorLines: [],
        notes: [],
      },
    },
  },
};

/** No tax is explained, unless a test gives a mock of its own. */
const noPlace: MockLink.MockedResponse = {
  request: { query: PlaceOfSupplyDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      placeOfSupply: {
        __typename: 'PlaceOfSupply',
        placeOfSupply: '27',
        state: 'Maharashtra',
        posRule: 'HandedOver',
        isInterState: false,
        inputs: [],
        rule: 'Where the goods are handed over',
        result: 'Maharashtra: CGST 9% and SGST 9%',
      },
    },
  },
};

/** The rate of tax that comes with the product, unless a test gives a mock of its own. */
const taxRates: MockLink.MockedResponse = {
  request: { query: TaxRatesDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      settings: {
        __typename: 'SettingInForcePage',
        rows: [
          {
            __typename: 'SettingInForce',
            key: 'gst.percent',
            values: [{ __typename: 'SettingFromDate', uniqueId: null, validFrom: null, value: '18.00' }],
          },
        ],
      },
    },
  },
};

export const viewsOf = (screen: string, given: Partial<ScreenViewsFragment> = {}): ScreenViewsFragment => ({
  screen,
  views: [],
  mine: [],
  defaultViewId: null,
  columns: null,
  ...given,
});

/** antd writes no styles, which would be a tenth of the time: how screens look is tested in Chromium. */
const withoutStyles = { zeroRuntime: true };

/** Renders a screen with the providers of the back office. */
export function renderScreen(screen: ReactNode, { mocks = [], client, at = '/' }: Around = {}) {
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const page = (
    <ConfigProvider theme={withoutStyles}>
      <UiProvider>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          {screen}
          <Address />
        </MemoryRouter>
      </UiProvider>
    </ConfigProvider>
  );
  const { unmount } = render(
    client ? (
      <ApolloProvider client={client}>{page}</ApolloProvider>
    ) : (
      <MockedProvider mocks={[...mocks, noViews, noRates, noPlace, taxRates]} cache={createCache()}>
        {page}
      </MockedProvider>
    ),
  );
  // Without the pointer-events check, which computes antd's styles for each key and is slow in jsdom.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, unmount, address: () => address };
}

/** As the user with a built-in role, who works in a branch if there are several. */
export function signInAs(name: BuiltInRole, branchId?: number): void {
  document.cookie = 'signedIn=1; Path=/';
  const role = name === 'Admin' ? 'Admin' : 'Member';
  const userRole = { name: builtInRoles[name].name, actions: [...permissionsOf(name)] };
  const named = { uniqueId: `${name}-1`, firstName: 'Asha', lastName: 'Nair', imagePath: null };
  saveProfile({ ...named, role, userRole, ...(branchId !== undefined && { branchId }) });
}

export const signOut = endSession;
