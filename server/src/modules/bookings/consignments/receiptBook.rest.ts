import { one, route, rows } from '../../../core/module/route';
import { ReceiptBookInUse, ReceiptCheck } from './books/receiptBook.type';
import { checkReceipt, receiptBooks, saveReceiptBook } from './books/receiptBooks.service';
import { nextReceipt, Receipt } from './receiptBook.service';

/** The specification has the next number under `receiptbooks`. */
export const receiptBookRoutes = [
  route('GET', 'receiptbooks', { run: nextReceipt, answer: one(Receipt) }),
  route('GET', 'receiptbooks/check', { run: checkReceipt, answer: one(ReceiptCheck) }),
  route('GET', 'receiptbooks/ranges', { run: receiptBooks, answer: rows(ReceiptBookInUse) }),
  route('POST', 'receiptbooks/ranges', { run: saveReceiptBook, answer: one(ReceiptBookInUse) }),
  route('PUT', 'receiptbooks/ranges/:uniqueId', { run: saveReceiptBook, answer: one(ReceiptBookInUse) }),
];
