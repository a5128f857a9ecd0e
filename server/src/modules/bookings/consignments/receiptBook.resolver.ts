import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { ReceiptBookInUse, ReceiptBookPage, ReceiptCheck } from './books/receiptBook.type';
import { checkReceipt, receiptBooks, saveReceiptBook } from './books/receiptBooks.service';
import { nextReceipt, Receipt } from './receiptBook.service';

export const receiptBookResolver = resolver(
  field(nextReceipt, Receipt),
  field(checkReceipt, ReceiptCheck),
  field(receiptBooks, ReceiptBookPage, { description: 'The ranges of AWB numbers of the branches.' }),
  keyedField(saveReceiptBook, ReceiptBookInUse),
);
