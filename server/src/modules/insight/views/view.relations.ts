import { toOne, type Relations } from '../../../core/record/relations';
import { User } from '../../parties/users/user.entity';
import type { SavedView, ViewColumn } from './savedView.entity';

export const columnsOf = (layout: string | null): ViewColumn[] | null =>
  layout === null ? null : (JSON.parse(layout) as ViewColumn[]);

export const viewRelations: Relations<SavedView> = {
  owner: toOne('ownerId', () => User),
  columns: {
    columns: ['layout'],
    read: async () => (view) => columnsOf(view.layout),
  },
};
