import { gstOf } from './gst';
import { gstinWithCheckDigit } from './gstin';
import { explainedPlace } from './placeOfSupply';
import { stateNameOf } from './stateCodes';

const companyGstin = '27AAPFU0939F1ZV';
const states = ['27', '29', '24', '07', null] as const;
const categories = [null, 'Regular', 'Unregistered', 'Sez'] as const;
const fixtures = states.flatMap((state) =>
  categories.flatMap((category) =>
    (['27', '24'] as const).map((handedOverIn) => [state, category, handedOverIn] as const),
  ),
);

test('there are 40 fixtures', () => {
  expect(fixtures).toHaveLength(40);
});

test.each(fixtures)('GSTIN of %s, %s, handed over in %s', (state, category, handedOverIn) => {
  const customerGstin = state && gstinWithCheckDigit(`${state}AABCM1234F1Z`);
  const asked = { companyGstin, customerGstin, category, handedOverIn };
  const answer = gstOf({ ...asked, taxablePaise: 100_00, taxPercent: 1800 });
  const found = explainedPlace(asked, answer, 'Surat, Gujarat');
  const isRegistered = state !== null && category !== 'Unregistered';
  const place = isRegistered ? state : handedOverIn;
  const isZone = isRegistered && category === 'Sez';
  const isInterState = isZone || place !== '27';
  expect(found).toMatchObject({ placeOfSupply: place, state: stateNameOf(place), isInterState });
  expect(found.result).toBe(`${stateNameOf(place)}: ${isInterState ? 'IGST 18%' : 'CGST 9% and SGST 9%'}`);
  expect(answer.igst > 0).toBe(isInterState);
  expect(found.rule).toContain(isZone ? 'section 7(5)' : isRegistered ? 'section 12(8)(a)' : 'section 12(8)(b)');
  expect(found.inputs.map(({ value }) => value)).toEqual([
    '27AAPFU0939F1ZV, Maharashtra',
    customerGstin ? `${customerGstin}, ${stateNameOf(customerGstin.slice(0, 2))}` : 'None',
    expect.any(String),
    'Surat, Gujarat',
  ]);
});

test('case 16: 97 is Other Territory, 25 and 28 are no states any more', () => {
  expect(['97', '25', '28'].map(stateNameOf)).toEqual(['Other Territory', null, null]);
});
