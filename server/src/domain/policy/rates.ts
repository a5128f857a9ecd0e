import { NounPolicy, type Refusal } from './nounPolicy';

export const ratesPolicy = new NounPolicy({
  group: 'Rates',
  actions: {
    rateCards: 'rates:read',
    rateCard: 'rates:read',
    zoneSchemes: 'rates:read',
    zoneScheme: 'rates:read',
    weightRules: 'rates:read',
    quoteConsignment: 'rates:read',
    saveZoneScheme: 'rates:write',
    saveWeightRule: 'rates:write',
    createRateCard: 'rates:write',
    updateRateCard: 'rates:write',
    copyRateCard: 'rates:write',
    deleteRateCard: 'rates:write',
    setRateSlabs: 'rates:write',
    rerateConsignments: 'rates:write',
  },
  permissions: {
    'rates:read': { label: 'See rates and price bookings by them', kind: 'read', member: true },
    'rates:write': { label: 'Change rate cards and zones, rate bookings again', kind: 'write', member: false },
  },
});

export const ratesRefusal = {
  deleteZone: ({ code, isRated }: { code: string; isRated: boolean }): Refusal =>
    isRated ? `Zone ${code} has rates` : null,
  deleteCard: ({ rated }: { rated: number }): Refusal =>
    rated > 0 ? `Rate card has rated ${rated} consignments` : null,
  overlappingCard: ({ name }: { name: string }): Refusal => `Rate card ${name} covers these dates already`,
};
