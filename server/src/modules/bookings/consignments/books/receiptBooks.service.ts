import type { Page } from '../../../../core/list/list';
import { badInput, refuse, refuseInput } from '../../../../core/operation/errors';
import type { FoundNeed, Need } from '../../../../core/module/need';
import { command, NoInput, query } from '../../../../core/operation/operation';
import type { Reader } from '../../../../db/read/reader';
import { isAwb, normalizeAwb } from '../../../../domain/bookings/awb';
import {
  fewNumbers,
  isInRange,
  maxRange,
  rangesOverlap,
  rangeText,
  receiptAwbOf,
} from '../../../../domain/bookings/receiptRange';
import { receiptBookRefusal } from '../../../../domain/policy/receiptBooks';
import { Branch } from '../../../parties/branches/branch.entity';
import { Vendor } from '../../../parties/vendors/vendor.entity';
import { leftOf, stocksOf, unusedOf, type Stock } from './bookStock';
import { ReceiptBook } from './receiptBook.entity';
import { CheckReceiptInput, SaveReceiptBookInput } from './receiptBook.inputs';
import type { ReceiptBookInUse, ReceiptCheck } from './receiptBook.type';

export const receiptBooks = query({
  action: 'receiptBooks',
  input: NoInput,
  async run({ db }): Promise<Page<ReceiptBookInUse>> {
    const stocks = await stocksOf(db, await db.all('ReceiptBook'));
    const rows = await shownAll(db, stocks);
    rows.sort((one, other) => one.branch.localeCompare(other.branch) || one.fromNumber - other.fromNumber);
    return { rows, rowCount: rows.length };
  },
});

export const saveReceiptBook = command({
  action: 'saveReceiptBook',
  input: SaveReceiptBookInput,
  async run({ db }, input): Promise<ReceiptBookInUse> {
    const found = input.uniqueId ? await db.lock(ReceiptBook, input.uniqueId, input.version) : null;
    const { fromNumber, toNumber } = input;
    const branch = await db.named(Branch, input.branchId, 'Branch', 'branchId');
    const vendor = await db.named(Vendor, input.vendorId, 'Vendor', 'vendorId');
    if (vendor.type !== 'OwnCargo') throw badInput('Please select a vendor of own cargo', 'vendorId');
    const prefix = normalizeAwb(input.prefix ?? '');
    const values = { branchId: branch.id, vendorId: vendor.id, prefix, fromNumber, toNumber };
    refuseInput({ toNumber: receiptBookRefusal.size({ size: toNumber - fromNumber + 1, most: maxRange }) });
    if (!isAwb(receiptAwbOf(values, toNumber))) throw badInput('Prefix takes letters, digits, - and /', 'prefix');
    const others = (await db.findAll(ReceiptBook, {})).filter(({ id, deletedOn }) => id !== found?.id && !deletedOn);
    const other = others.find((each) => rangesOverlap(each, values));
    if (other) {
      const { name } = await db.get(Branch, other.branchId);
      refuse(receiptBookRefusal.overlaps({ range: rangeText(values), branch: name }));
    }
    if (found) await refuseChange(db, found, values);
    const saved = found ? await db.update(found, values) : await db.insert(ReceiptBook, values);
    const [answer] = await shownAll(db, await stocksOf(db, [saved]));
    if (!answer) throw new Error('A range has a stock');
    return answer;
  },
});

/** The numbers that it has given stay its own; its end may move. */
async function refuseChange(
  db: Reader,
  found: ReceiptBook,
  values: Pick<ReceiptBook, keyof typeof moving | 'toNumber'>,
) {
  const [stock] = await stocksOf(db, [found]);
  const last = Math.min((stock?.next ?? 0) - 1, found.toNumber);
  const used = last >= found.fromNumber ? receiptAwbOf(found, last) : null;
  const isMoved =
    (Object.keys(moving) as (keyof typeof moving)[]).some((name) => values[name] !== found[name]) ||
    String(values.toNumber).length !== String(found.toNumber).length;
  refuse(receiptBookRefusal.change({ isMoved, used, isCut: values.toNumber < last }));
}

const moving = { branchId: true, vendorId: true, prefix: true, fromNumber: true } as const;

/** Each has one range of the index of AWB numbers to itself; names are read once. */
async function shownAll(db: Reader, stocks: readonly Stock[]): Promise<ReceiptBookInUse[]> {
  const vendors = await db.byIds(Vendor, [...new Set(stocks.map(({ book }) => book.vendorId))], ['name']);
  const rows: ReceiptBookInUse[] = [];
  for (const stock of stocks) {
    const { id, uniqueId, version, branchId, vendorId, prefix, fromNumber, toNumber } = stock.book;
    const left = leftOf(stock);
    rows.push({
      ...{ id, uniqueId, version, branchId, vendorId, prefix, fromNumber, toNumber, left },
      branch: await branchName(db, branchId),
      vendor: vendors.get(vendorId)?.name ?? '',
      next: left > 0 ? receiptAwbOf(stock.book, stock.next) : null,
      unused: await unusedOf(db, stock),
    });
  }
  return rows;
}

const branchName = async (db: Reader, branchId: number): Promise<string> =>
  (await db.all('Branch')).find(({ id }) => id === branchId)?.name ?? '';

/** Only if there are ranges at all: without any, every number is as good as another. */
export const checkReceipt = query({
  action: 'checkReceipt',
  input: CheckReceiptInput,
  async run({ db }, { awbNo, vendorId }): Promise<ReceiptCheck> {
    const books = await db.all('ReceiptBook');
    if (books.length === 0) return { warning: null };
    const vendor = vendorId ? await db.named(Vendor, vendorId, 'Vendor', 'vendorId') : null;
    if (vendor && vendor.type !== 'OwnCargo') return { warning: null };
    const typed = normalizeAwb(awbNo);
    return { warning: books.some((book) => isInRange(book, typed)) ? null : `${typed} is in no receipt book` };
  },
});

/** Branches whose ranges for a vendor are about to end; the filters name the one that ends first. */
export const bookNeed: Need = {
  kind: 'ReceiptBooks',
  async find({ db }): Promise<FoundNeed> {
    const left = new Map<string, { branchId: number; left: number }>();
    for (const stock of await stocksOf(db, await db.all('ReceiptBook'))) {
      const { branchId, vendorId } = stock.book;
      const key = `${branchId} ${vendorId}`;
      left.set(key, { branchId, left: (left.get(key)?.left ?? 0) + leftOf(stock) });
    }
    const ending = [...left.values()].filter((each) => each.left <= fewNumbers).sort((a, b) => a.left - b.left);
    const [first] = ending;
    if (!first) return { count: 0, filters: {} };
    const branch = await branchName(db, first.branchId);
    return { count: ending.length, filters: { branch, left: String(first.left) } };
  },
};
