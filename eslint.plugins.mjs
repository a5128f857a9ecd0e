// The rules of the plugins for the web's components, its tests, and GraphQL; see docs/decisions/0019.
import graphql from '@graphql-eslint/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import testingLibrary from 'eslint-plugin-testing-library';

export const webRules = [
  {
    files: ['web/**/*.tsx'],
    ...jsxA11y.configs.recommended,
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // Where CSS lays a table out as cards, browsers forget that it is a table: its roles are written out.
      'jsx-a11y-x/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tfoot: ['rowgroup'], tr: ['row'] },
      ],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      // A region that scrolls has to be reachable by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      'jsx-a11y-x/label-has-associated-control': ['error', { controlComponents: ['Switch', 'DateInput'], depth: 3 }],
    },
  },
  {
    files: ['web/**/*.test.{ts,tsx}', 'web/src/testing/**/*.{ts,tsx}'],
    ...testingLibrary.configs['flat/react'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // The row or the window around a text: a query for each of them by role and name is slow in jsdom.
      'testing-library/no-node-access': 'off',
    },
  },
];

// One for both kinds of file: the plugin loads it once.
const graphQLConfig = { schema: './schema.graphql', documents: './web/src/**/*.graphql' };

const schemaNames = {
  types: 'PascalCase',
  FieldDefinition: 'camelCase',
  InputValueDefinition: 'camelCase',
  Argument: 'camelCase',
  EnumValueDefinition: 'PascalCase',
};

export const graphqlRules = [
  {
    files: ['web/src/**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // The web's cache identifies a record by its `uniqueId`, a suggestion by its `id`.
      '@graphql-eslint/require-selections': ['error', { fieldName: ['uniqueId', 'id'] }],
    },
  },
  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/naming-convention': ['error', schemaNames],
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          InputObjectTypeDefinition: false,
          ignoredSelectors: ['[name.value=/^(Query|Mutation)$/]'],
        },
      ],
      // Records have a `uniqueId`; the specification names some fields after their type (`invoiceNumber`).
      '@graphql-eslint/strict-id-in-types': 'off',
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
];
