import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { graphqlRules, webRules } from './eslint.plugins.mjs';
import { foldersOf } from './eslint.folders.mjs';
import { layerZones } from './eslint.layers.mjs';
import { durations, patientQuestions, serverSyntax } from './eslint.syntax.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

// Imports point one way: domain ← entity, inputs, list ← service ← resolver | rest ← app.
const serverZones = [
  {
    target: './server/src/domain',
    from: './server/src',
    except: ['./domain'],
    message: 'The domain is pure: it imports nothing but the domain.',
  },
  {
    target: './server/src/**/*.inputs.ts',
    from: './server/src/**/*',
    except: [
      '**/server/src/domain/**',
      '**/server/src/**/*.inputs.ts',
      '**/server/src/core/record/scalars.ts',
      '**/server/src/core/record/measures.ts',
    ],
    message: 'The web imports input classes: they stand on the domain, the scalars and the measures alone.',
  },
  {
    target: './server/src/**/*.{entity,list}.ts',
    from: './server/src/**/*.{service,resolver,rest}.ts',
    message: 'Entities and lists know nothing of what is done with them.',
  },
  {
    target: './server/src/**/*.service.ts',
    from: './server/src/**/*.{resolver,rest}.ts',
    message: 'A service does not know how it is called.',
  },
  {
    target: './server/src/**/*.resolver.ts',
    from: './server/src/**/*.rest.ts',
    message: 'The two APIs meet in the service.',
  },
  {
    target: './server/src/**/*.rest.ts',
    from: './server/src/**/*.resolver.ts',
    message: 'The two APIs meet in the service.',
  },
  {
    target: './server/src/modules/**/*.ts',
    from: [
      './server/src/app.ts',
      './server/src/main.ts',
      './server/src/composition.ts',
      './server/src/registry.ts',
      './server/src/api/graphql',
      './server/src/api/http',
    ],
    message: 'A module does not know the app it is part of.',
  },
  {
    target: ['./server/src/core', './server/src/db'],
    from: [
      './server/src/api',
      './server/src/jobs',
      './server/src/seed',
      './server/src/app.ts',
      './server/src/composition.ts',
      './server/src/registry.ts',
    ],
    message: 'The core and the database know neither the doors nor the app.',
  },
  {
    target: ['./server/src/core', './server/src/db'],
    from: './server/src/modules',
    message: 'The core and the database know no module: registry.ts hands in what the modules bring.',
  },
  {
    target: './server/src/db',
    from: './server/src/core',
    message: 'The core stands on the database layer, not the other way round.',
  },
  {
    target: ['./server/src/!(composition).ts', './server/src/*/**/*'],
    from: './server/src/modules/*/*/module.ts',
    message: 'A module.ts is for composition.ts alone; hooks.ts names who answers whom.',
  },
  {
    target: ['./server/src/modules', './server/src/core'],
    from: ['./server/src/domain/policy/index.ts', './server/src/domain/policy/nouns.ts'],
    message: 'Import the noun of the policy that is meant; whoever needs all of them stands above the modules.',
  },
  {
    // The change log alone tells of all.
    target: ['./server/src/modules/!(system)/**/*', './server/src/core'],
    from: './server/src/domain/enums.ts',
    message: 'Import the enumerations of the topic that is meant.',
  },
  ...layerZones,
  {
    target: './server/src',
    from: ['./ormconfig.ts', './scripts', './bench', './e2e', './web'],
    message: 'dist/server is built from server/src alone.',
  },
];

// domain, inputs ← ui ← features ← pages ← app.
const webZones = [
  {
    target: './web',
    from: './server/**/*',
    except: ['**/server/src/domain/**', '**/server/src/**/*.inputs.ts'],
    message: 'From the server the web takes the domain and the input classes only.',
  },
  {
    target: './web/src/ui',
    from: ['./web/src/features', './web/src/pages', './web/src/print', './web/src/app'],
    message: 'ui imports neither features nor pages.',
  },
  {
    target: './web/src/features',
    from: ['./web/src/pages', './web/src/app'],
    message: 'Features know neither the pages they stand on nor the app.',
  },
  ...foldersOf('web/src/features').map((noun) => ({
    target: `./web/src/features/${noun}`,
    from: './web/src/features',
    except: [`./${noun}`],
    message: "Features don't import features; pages compose them.",
  })),
  {
    target: './web',
    from: './server/src/domain/policy/{roles,nounPolicy,nouns,allPermissions}.ts',
    message: 'Import the whole policy (domain/policy): a role without all nouns may do too little.',
  },
  { target: ['./web/src/pages', './web/src/print'], from: './web/src/app', message: 'Pages know nothing of the app.' },
];

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
    files: [
      'web/src/features/counter/**/*.{ts,tsx}',
      'web/src/features/consignments/ConsignmentForm{,Fields,Inputs}.tsx',
      'web/src/features/consignments/{CreditLine,Dimensions,EwayFields,RateNote}.tsx',
      'web/src/features/consignments/useRates.ts',
      'web/src/ui/{form/Answers,form/useAnswer,input/useSuggestions}.ts',
    ],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...roleComparisons, ...patientQuestions] },
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
