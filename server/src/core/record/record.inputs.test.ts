import { storedValues } from './record.inputs';

class Booking {
  uniqueId?: string;
  version?: number;
  awbNo?: string | null;
  packet?: number | null;
  remark?: string | null;
}

const stored = (values: Booking) => storedValues(Object.assign(new Booking(), values), ['awbNo']);

describe('the stored values of an input', () => {
  test('are all but those that are named and those that identify the record', () => {
    expect(stored({ uniqueId: 'a', version: 3, awbNo: 'WE1', packet: 2, remark: 'fragile' })).toEqual({
      packet: 2,
      remark: 'fragile',
    });
  });

  test('are trimmed texts, null if blank', () => {
    expect(stored({ remark: ' fragile\n' })).toEqual({ remark: 'fragile' });
    expect(stored({ remark: ' \n ' })).toEqual({ remark: null });
  });

  test('keep apart what is left out, which an update keeps, and null, which clears', () => {
    expect(stored({ packet: null })).toStrictEqual({ packet: null });
    expect(stored({ packet: 0, remark: undefined })).toStrictEqual({ packet: 0, remark: undefined });
  });
});
