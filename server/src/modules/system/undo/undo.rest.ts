import { one, route } from '../../../core/module/route';
import { undo } from './undo.service';
import { Undone } from './undo.type';

export const undoRoutes = [route('POST', 'undo', { run: undo, answer: one(Undone, { with: { refused: 'all' } }) })];
