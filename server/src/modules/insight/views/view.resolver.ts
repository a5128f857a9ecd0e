import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { SavedView } from './savedView.entity';
import { deleteView, savedViews, saveView, ScreenViews, setColumns, setDefaultView } from './view.service';

export const viewResolver = resolver(
  field(savedViews, ScreenViews),
  keyedField(saveView, SavedView),
  field(deleteView, SavedView),
  field(setDefaultView, ScreenViews),
  field(setColumns, ScreenViews),
);
