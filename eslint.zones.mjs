/** Which folder may import which. */
import { foldersOf } from './eslint.folders.mjs';
import { layerZones } from './eslint.layers.mjs';

// Imports point one way: domain ← entity, inputs, list ← service ← resolver | rest ← app.
export const serverZones = [
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
      '**/server/src/core/record/{fields,measures}.ts',
    ],
    message: 'The web imports input classes: they stand on the domain, the scalars, the measures and the fields alone.',
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
    from: ['./server/src/domain/policy/index.ts', './server/src/domain/policy/nouns.generated.ts'],
    message: 'Import the noun of the policy that is meant; whoever needs all of them stands above the modules.',
  },
  {
    target: [
      './server/src/{api,cli,core,db,domain,gateways,jobs}',
      './server/src/modules/**/!(*.demo|*.test|seedDemo*).ts',
    ],
    from: './server/src/company.ts',
    message: 'The company is data: read the profile of the date (modules/parties/company/companyProfiles.ts).',
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

// domain, inputs ← ui ← waiting ← features ← pages | print ← app.
export const webZones = [
  {
    target: './web',
    from: './server/**/*',
    except: ['**/server/src/domain/**', '**/server/src/**/*.inputs.ts'],
    message: 'From the server the web takes the domain and the input classes only.',
  },
  {
    target: './web/src/ui',
    from: ['./web/src/waiting', './web/src/features', './web/src/pages', './web/src/print', './web/src/app'],
    message: 'ui knows nothing of what it shows.',
  },
  {
    target: './web/src/waiting',
    from: ['./web/src/features', './web/src/pages', './web/src/print', './web/src/app'],
    message: 'What waits in the browser stands below the features that send it.',
  },
  {
    target: './web/src/features',
    from: ['./web/src/pages', './web/src/print', './web/src/app'],
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
    from: './server/src/domain/policy/{roles,nounPolicy,nouns.generated,allPermissions}.ts',
    message: 'Import the whole policy (domain/policy): a role without all nouns may do too little.',
  },
  { target: ['./web/src/pages', './web/src/print'], from: './web/src/app', message: 'Pages know nothing of the app.' },
  {
    target: './web/src/pages',
    from: './web/src/print',
    message: 'Pages and papers are screens of their own.',
  },
  {
    target: './web/src/print',
    from: './web/src/pages',
    message: 'Pages and papers are screens of their own.',
  },
];
