import { field, resolver } from '../../../core/operation/resolver';
import { nextReceipt, Receipt } from './receiptBook.service';

export const receiptBookResolver = resolver(field(nextReceipt, Receipt));
