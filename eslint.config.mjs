import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { graphqlRules, webRules } from './eslint.plugins.mjs';
import { durations, ownPieces, patientQuestions, serverSyntax } from './eslint.syntax.mjs';
import { serverZones, webZones } from './eslint.zones.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

const focusedTests = ['describe', 'it', 'test'].flatMap((object) =>
  ['only', 'skip', 'todo', 'failing'].map((property) => ({
    object,
    property,
    message: 'Every test runs, every time.',
  })),
);

/** A role is a set of permissions; what may be done is asked of the policy, on both sides. */
const roleComparisons = [
  "BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[property.name='role']",
  "BinaryExpression[operator=/^[!=]==?$/] > ChainExpression > MemberExpression[property.name='role']",
  "BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[object.name='Role']",
  "BinaryExpression[operator=/^[!=]==?$/] > Identifier[name='role']",
  'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(Admin|Member)$/]',
  "SwitchStatement > MemberExpression[property.name='role']",
  "SwitchStatement > Identifier[name='role']",
].map((selector) => ({
  selector,
  message: 'Ask the policy what a role may do (mayDo, hasPermission); never compare the role.',
}));

const everywhere = {
  'no-var': 'error',
  'prefer-const': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-debugger': 'error',
  'no-dupe-else-if': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-self-assign': 'error',
  'no-constant-binary-expression': 'error',
  'no-control-regex': 'off',
  'no-restricted-properties': ['error', ...focusedTests],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
  'max-len': ['error', { code: 140, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
  'max-lines': ['error', { max: 300 }],
  quotes: ['error', 'single', { avoidEscape: true, allowTemplateLiterals: true }],
  semi: ['error', 'always'],
};

export default tseslint.config(
  { ignores: ['dist', 'data', 'coverage', '.cache', 'test-results', '**/*.generated.ts'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,cjs,mjs}'],
    rules: { ...everywhere, 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] })],
    },
    rules: {
      ...everywhere,
      '@typescript-eslint/no-explicit-any': 'error',
      // Entities add themselves to it.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^(RecordKinds|Hooks)$' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-expect-error': true,
          'ts-ignore': true,
          'ts-nocheck': true,
          'ts-check': true,
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          caughtErrors: 'none',
          ignoreRestSiblings: true,
        },
      ],
      '@typescript-eslint/no-require-imports': ['error', { allow: ['^libsql$'] }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: tests,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: serverZones }] },
  },
  {
    files: ['server/**/*.ts', 'web/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...roleComparisons] },
  },
  {
    files: ['web/src/{app,features,pages}/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...roleComparisons, ...ownPieces] },
  },
  {
    files: [
      'web/src/features/counter/**/*.{ts,tsx}',
      'web/src/features/consignments/ConsignmentForm{,Fields,Inputs}.tsx',
      'web/src/features/consignments/{CreditLine,Dimensions,EwayFields,RateNote}.tsx',
      'web/src/features/consignments/useRates.ts',
      'web/src/ui/{form/Answers,form/useAnswer,input/useSuggestions}.ts',
    ],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...roleComparisons, ...ownPieces, ...patientQuestions] },
  },
  {
    files: ['server/**/*.ts', 'scripts/**/*.ts'],
    ignores: [...tests, 'server/src/db/mysql/transaction.ts', 'server/src/db/embedded/**'],
    rules: {
      'no-restricted-syntax': ['error', ...roleComparisons, ...serverSyntax],
      'no-restricted-properties': ['error', ...focusedTests, ...durations],
    },
  },
  {
    files: ['server/src/db/mysql/transaction.ts', 'server/src/db/embedded/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', ...focusedTests, ...durations] },
  },
  {
    files: ['server/src/domain/**/*.ts', 'server/src/**/*.inputs.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-*', 'typeorm', 'fastify', '@fastify/*', 'node:*', '@apollo/*'],
              allowTypeImports: true,
              message: 'The web imports this file: no database, no server, no React.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: webZones }] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  ...webRules,
  {
    // An unawaited promise outlives its transaction and loses its error.
    files: ['server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        project: ['server/tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // A function, such as `today`, is not its value.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowAny: true,
          allowArray: true,
          allowBoolean: true,
          allowNever: true,
          allowNullish: true,
          allowNumber: true,
          allowRegExp: true,
          allow: ['Error', 'URL', 'URLSearchParams', 'Date'],
        },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  { files: ['server/src/db/migrations/**'], rules: { 'max-lines': 'off' } },
  ...graphqlRules,
  {
    files: tests,
    rules: { 'max-lines': ['error', { max: 450 }] },
  },
);
