import { isGstin } from '../../domain/tax/gstin';
import { isPinCodeOf } from '../../domain/tax/pinCode';
import { stateNames } from '../../domain/tax/stateCodes';
import { cities } from './cities';
import { cargoCarriers, couriers } from './couriers';
import { demoCustomers, movementPhrases, receiverNames } from './demoNames';
import { random, weighted } from './random';
import { states } from './states';

describe('states and cities', () => {
  it('are the 36 of the country, with GST codes', () => {
    expect(states).toHaveLength(36);
    expect(states.map(({ code, name }) => [code, name])).toEqual(Object.entries(stateNames).sort());
    expect(states[0]).toEqual({ id: 1, name: 'Jammu and Kashmir', code: '01' });
    expect(states.map(({ id }) => id)).toEqual(states.map((_, index) => index + 1));
  });

  it('has Mumbai for its home, at 64', () => {
    expect(cities.find(({ id }) => id === 64)).toEqual({ id: 64, name: 'Mumbai', pinCode: '400001', stateCode: '27' });
    expect(cities.length).toBeGreaterThanOrEqual(300);
    expect(cities.map(({ id }) => id)).toEqual(cities.map((_, index) => index + 1));
  });

  it('names every city once in its state, and every PIN code once', () => {
    expect(new Set(cities.map(({ name, stateCode }) => `${name} ${stateCode}`)).size).toBe(cities.length);
    expect(new Set(cities.map(({ pinCode }) => pinCode)).size).toBe(cities.length);
    expect(new Set(cities.map(({ stateCode }) => stateCode)).size).toBe(36);
  });

  it.each(states)('$name has PIN codes of its own postal circle', ({ code }) => {
    const own = cities.filter(({ stateCode }) => stateCode === code);
    expect(own.length).toBeGreaterThan(0);
    for (const { pinCode } of own) {
      expect(pinCode).toMatch(/^[1-9]\d{5}$/);
      expect({ pinCode, fits: isPinCodeOf(pinCode, code) }).toEqual({ pinCode, fits: true });
    }
  });
});

describe('vendors', () => {
  it('are the thirteen couriers, in the order of the specification', () => {
    expect(couriers.map(({ id }) => id)).toEqual([4, 32, 38, 20, 10, 17, 11, 12, 35, 36, 52, 53, 60]);
    expect(couriers.slice(0, 2)).toMatchObject([
      { name: 'Waybill Express', type: 'OwnCourier', selfDelivery: true },
      { name: 'Waybill Cargo', type: 'OwnCargo', selfDelivery: true },
    ]);
    expect(couriers.slice(2).every(({ type, selfDelivery }) => type === 'Courier' && !selfDelivery)).toBe(true);
  });

  it('and three carriers for the demo', () => {
    expect(cargoCarriers).toHaveLength(3);
    expect(cargoCarriers.every(({ id, type }) => id >= 100 && type === 'Cargo')).toBe(true);
  });
});

describe('demo names', () => {
  it('has customers in many states, with GSTINs that hold and belong there, and some without', () => {
    expect(demoCustomers).toHaveLength(40);
    expect(new Set(demoCustomers.map(({ company }) => company)).size).toBe(40);
    const registered = demoCustomers.flatMap(({ gst, city }) => (gst === null ? [] : [{ gst, city }]));
    for (const { gst, city } of registered) {
      expect(isGstin(gst)).toBe(true);
      expect(cities.find(({ name }) => name === city)?.stateCode).toBe(gst.slice(0, 2));
    }
    expect(new Set(registered.map(({ gst }) => gst)).size).toBe(registered.length);
    expect(new Set(registered.map(({ gst }) => gst.slice(0, 2))).size).toBeGreaterThanOrEqual(10);
    expect(registered.length).toBeLessThan(40);
  });

  it('has two hundred receivers and a phrase for every status', () => {
    expect(new Set(receiverNames).size).toBe(200);
    expect(Object.values(movementPhrases).every((phrases) => phrases.length > 0)).toBe(true);
  });
});

describe('seeded random', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const draws = (seed: number): number[] => Array.from({ length: 50 }, random(seed).next);
    expect(draws(1)).toEqual(draws(1));
    expect(draws(1)).not.toEqual(draws(2));
    expect(draws(1).every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('draws whole numbers with both ends', () => {
    const source = random(7);
    const drawn = new Set(Array.from({ length: 500 }, () => source.int(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });

  it('chooses by weight', () => {
    const source = random(11);
    const choose = weighted([['often', 9], ['never', 0], ['rarely', 1]]);
    const chosen = Array.from({ length: 10_000 }, () => choose(source));
    expect(chosen.filter((item) => item === 'rarely').length).toBeGreaterThan(850);
    expect(chosen.filter((item) => item === 'rarely').length).toBeLessThan(1150);
    expect(chosen).not.toContain('never');
    expect(() => weighted([['nothing', 0]])).toThrow(RangeError);
    expect(() => source.pick([])).toThrow(RangeError);
  });
});
