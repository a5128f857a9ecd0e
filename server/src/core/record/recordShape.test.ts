import { buildAppSchema } from '../../api/graphql/schema';
import { selectionOfShape } from './recordShape';

const schema = buildAppSchema();

describe('the fields of a record in REST answers', () => {
  test('are all scalar fields of its GraphQL type, without those left out and with the related records', () => {
    expect(selectionOfShape(schema, 'City', { without: ['updatedOn'], with: { state: ['name'] } })).toEqual({
      ...Object.fromEntries(
        ['id', 'uniqueId', 'version', 'createdOn', 'deletedOn', 'name', 'pinCode', 'stateId'].map((name) => [name, {}]),
      ),
      state: { name: {} },
    });
    expect(selectionOfShape(schema, 'User', { only: ['firstName'] })).toEqual({ firstName: {} });
    expect(selectionOfShape(schema, 'AwbTracking', { only: [], with: { movements: 'all' } })).toEqual({
      movements: { actionDate: {}, city: {}, deliveryStatus: {}, action: {} },
    });
  });

  test('exist: a name that the type does not have stops the start', () => {
    for (const shape of [{ without: ['pin'] }, { only: ['state'] }, { with: { country: ['id'] } }])
      expect(() => selectionOfShape(schema, 'City', shape)).toThrow(/^City has no /);
    expect(() => selectionOfShape(schema, 'City', { with: { state: ['zip'] } })).toThrow(
      'State has no scalar field zip',
    );
  });
});
