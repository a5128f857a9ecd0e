import { one, route } from '../../../core/module/route';
import { nextReceipt, Receipt } from './receiptBook.service';

export const receiptBookRoutes = [route('GET', 'receiptbooks', { run: nextReceipt, answer: one(Receipt) })];
