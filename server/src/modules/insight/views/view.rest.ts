import { one, route, type Answer } from '../../../core/module/route';
import { SavedView } from './savedView.entity';
import { deleteView, savedViews, saveView, ScreenViews, setColumns, setDefaultView } from './view.service';

const column = ['key', 'width', 'shown'] as const;
const view = { with: { owner: ['firstName', 'lastName'], columns: column } } as const;
const viewAnswer: Answer<SavedView> = one(SavedView, view);
const screenAnswer: Answer<ScreenViews> = one(ScreenViews, {
  with: {
    views: {
      only: ['id', 'uniqueId', 'version', 'name', 'ownerId', 'isShared', 'address'],
      with: view.with,
    },
    columns: column,
  },
});

export const viewRoutes = [
  route('GET', 'views', { run: savedViews, answer: screenAnswer }),
  route('POST', 'views', { run: saveView, answer: viewAnswer }),
  route('PUT', 'views/columns', { run: setColumns, answer: screenAnswer }),
  route('PUT', 'views/:uniqueId', { run: saveView, answer: viewAnswer }),
  route('DELETE', 'views/:uniqueId', { run: deleteView, answer: viewAnswer }),
  route('PUT', 'views/:uniqueId/default', { run: setDefaultView, bodyOptional: true, answer: screenAnswer }),
];
