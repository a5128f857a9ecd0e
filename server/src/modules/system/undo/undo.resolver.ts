import { field, resolver } from '../../../core/operation/resolver';
import { undo } from './undo.service';
import { Undone } from './undo.type';

export const undoResolver = resolver(field(undo, Undone));
