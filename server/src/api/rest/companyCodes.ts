import type * as enums from '../../domain/enums';

/** Of what a company sets up. */
export const companyCodes = {
  SeriesKind: {
    Invoice: 1,
    CounterBill: 2,
    CreditNote: 3,
    DebitNote: 4,
    Receipt: 5,
    Refund: 6,
    WriteOff: 7,
    Remittance: 8,
    CourierRemittance: 9,
  } satisfies Record<enums.SeriesKind, number>,
  SetUpTask: {
    Company: 1,
    Logo: 2,
    Bank: 3,
    Series: 4,
    Couriers: 5,
    Rates: 6,
    Customers: 7,
    OpeningBalances: 8,
    Users: 9,
    TestMail: 10,
    TestLabel: 11,
    TestInvoice: 12,
  } satisfies Record<enums.SetUpTask, number>,
};
