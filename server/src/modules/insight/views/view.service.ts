import { Field, ID, ObjectType } from 'type-graphql';
import { hasPermission } from '../../../domain/policy/roles';
import { fold } from '../../../domain/values/text';
import { viewAddress } from '../../../domain/values/viewAddress';
import { AppError, notFound } from '../../../core/operation/errors';
import { command, query, type CommandContext, type QueryContext } from '../../../core/operation/operation';
import type { Viewer } from '../../../core/record/recordDescription';
import { RecordInput } from '../../../core/record/record.inputs';
import { selectionOf } from '../../../core/record/selection';
import { withRelations } from '../../../core/record/relations';
import { personNames } from '../../parties/users/personNames';
import { SavedView, ViewColumn } from './savedView.entity';
import { SaveViewInput, ViewSearch, SetColumnsInput, SetDefaultViewInput, type ViewColumnInput } from './view.inputs';
import { columnsOf } from './view.relations';
import { ViewChoice } from './viewChoice.entity';

@ObjectType({ description: 'What a user sees on a list screen: views, default and columns.' })
export class ScreenViews {
  @Field(() => ID)
  screen: string;

  @Field(() => [SavedView], { description: "The user's own views and the shared ones, by name." })
  views: SavedView[];

  @Field(() => [ID], { description: "The uniqueIds of the user's own views." })
  mine: string[];

  @Field(() => ID, { nullable: true, description: 'The uniqueId of the view that opens with the screen.' })
  defaultViewId: string | null;

  @Field(() => [ViewColumn], {
    nullable: true,
    description: "The user's columns without a view; null for the screen's.",
  })
  columns: ViewColumn[] | null;
}

export const savedViews = query({
  action: 'savedViews',
  input: ViewSearch,
  run: (context, { screen }) => viewsOf(context, screen),
});

export const saveView = command({
  action: 'saveView',
  input: SaveViewInput,
  taken: ({ name }) => `A view named ${name.trim()} already exists`,
  async run(context, input) {
    const { db } = context;
    const { screen, uniqueId, version } = input;
    const name = input.name.trim();
    if (!uniqueId) {
      const ownerId = userId(context);
      return db.insert(SavedView, { ...detailsOf(input), ...namesOf(name, input), screen, name, ownerId });
    }
    const found = await changeable(context, uniqueId, version);
    return db.update(found, { ...detailsOf(input), ...namesOf(name, input), name });
  },
});

export const deleteView = command({
  action: 'deleteView',
  input: RecordInput,
  async run(context, { uniqueId, version }) {
    const found = await changeable(context, uniqueId, version);
    return context.db.delete(found, { liveName: null, sharedName: null });
  },
  undo: { undeletes: SavedView, released: (view) => namesOf(view.name, view) },
});

export const setDefaultView = command({
  action: 'setDefaultView',
  input: SetDefaultViewInput,
  async run(context, { uniqueId, isDefault }) {
    const view = await visible(context, uniqueId);
    await choose(context, view.screen, { defaultViewId: isDefault === false ? null : view.id });
    return viewsOf(context, view.screen);
  },
});

export const setColumns = command({
  action: 'setColumns',
  input: SetColumnsInput,
  async run(context, { screen, columns }) {
    await choose(context, screen, { layout: layoutOf(columns) });
    return viewsOf(context, screen);
  },
});

type Context = CommandContext | QueryContext;

/** Views are for staff: nobody else is permitted. */
const userId = ({ user }: Context): number => user?.id ?? 0;

export const maySee = ({ user }: Pick<Viewer, 'user'>, view: SavedView) =>
  view.isShared || view.ownerId === (user?.id ?? 0);

async function viewsOf(context: Context, screen: string): Promise<ScreenViews> {
  const { db, fields } = context;
  const views = await db
    .select(SavedView, 'v')
    .where('v.screen = :screen AND v.deletedOn IS NULL AND (v.isShared = :shared OR v.ownerId = :owner)', {
      screen,
      shared: true,
      owner: userId(context),
    })
    .orderBy('v.name')
    .addOrderBy('v.id')
    .getMany();
  const choice = await db.find(ViewChoice, { userId: userId(context), screen });
  const byDefault = views.find(({ id }) => id === choice?.defaultViewId);
  await withRelations(db, views, selectionOf(fields, 'views'));
  return {
    screen,
    views,
    mine: views.filter(({ ownerId }) => ownerId === userId(context)).map(({ uniqueId }) => uniqueId),
    defaultViewId: byDefault?.uniqueId ?? null,
    columns: columnsOf(choice?.layout ?? null),
  };
}

/** A view of another person that is not shared does not exist for this one. */
async function visible(context: Context, uniqueId: string): Promise<SavedView> {
  const found = await context.db.get(SavedView, uniqueId);
  if (!maySee(context, found)) throw notFound('Saved view');
  return found;
}

/** The view, locked for a change by its owner, or of a shared one by an admin. */
async function changeable(context: CommandContext, uniqueId: string, version?: number | null): Promise<SavedView> {
  const found = await context.db.lock(SavedView, uniqueId, version);
  if (!maySee(context, found)) throw notFound('Saved view');
  if (found.ownerId === userId(context) || hasPermission('views:shared', context.user)) return found;
  const owner = (await personNames(context.db, [found.ownerId])).get(found.ownerId);
  throw new AppError(
    'FORBIDDEN',
    `This view belongs to ${owner ? `${owner.firstName} ${owner.lastName}` : 'somebody else'}`,
  );
}

async function choose(context: CommandContext, screen: string, chosen: Partial<ViewChoice>): Promise<void> {
  const key = { userId: userId(context), screen };
  const { internal } = context.db;
  const updated = await internal.update(ViewChoice, key, chosen);
  if (updated.affected === 0 && !(await internal.existsBy(ViewChoice, key)))
    await internal.insert(ViewChoice, { defaultViewId: null, layout: null, ...chosen, ...key });
}

const layoutOf = (columns: readonly ViewColumnInput[] | null | undefined): string | null =>
  columns ? JSON.stringify(columns.map(({ key, width, shown }) => ({ key, width: width ?? null, shown }))) : null;

const detailsOf = ({ isShared, address, columns }: SaveViewInput) => ({
  isShared: isShared === true,
  address: viewAddress(address ?? ''),
  layout: layoutOf(columns),
});

const namesOf = (name: string, { isShared }: Pick<SaveViewInput, 'isShared'>) => ({
  liveName: fold(name),
  sharedName: isShared === true ? fold(name) : null,
});
