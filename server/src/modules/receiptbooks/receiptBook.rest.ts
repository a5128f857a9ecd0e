import { one, route } from '../../core/route';
import { nextReceipt } from './receiptBook.service';

export const receiptBookRoutes = [route('GET', 'receiptbooks', { run: nextReceipt, answer: one('Receipt', '{ id }') })];
