/** Changes the secret that signs sessions, two side by side meanwhile, so that nobody has to sign in anew. */
import { randomBytes } from 'node:crypto';
import { openReadOnly } from '../db/read/readOnly';
import { countSealedBefore } from '../modules/parties/accounts/secondFactor/sealedBefore';
import { settings, UsageError, type Command, type Given } from './command';
import { dataFolderSecrets, environmentFile, type SecretStore } from './secretFiles';

/** As long as a session lives. */
const sessionMs = 12 * 60 * 60 * 1000;
const newSecret = () => randomBytes(48).toString('base64url');

const steps = ['announce', 'switch', 'finish'] as const;

export const secretRotate: Command = {
  name: 'secret rotate',
  usage: '[--env-file FILE] [--announce | --switch | --finish [--force]]',
  summary: 'Makes a new signing secret beside the old one, and later removes the old one; sessions go on.',
  details: [
    'Without --env-file the secret is that of DATA_DIR; with it JWT_SECRET and JWT_SECRET_PREVIOUS in FILE are changed.',
    'One server: `secret rotate`, restart it, and after twelve hours `--finish` and restart it.',
    'Several: `--announce` on one, the file to all and restart them one by one; the same with `--switch`, then `--finish`.',
    '--force finishes sooner: who signed in before the change signs in again.',
  ],
  options: {
    'env-file': { type: 'string' },
    announce: { type: 'boolean' },
    switch: { type: 'boolean' },
    finish: { type: 'boolean' },
    force: { type: 'boolean' },
  },
  takes: [0, 0],
  async run(given) {
    const asked = steps.filter((step) => given.flag(step));
    if (asked.length > 1) throw new UsageError(`Choose one of --${asked.join(', --')}`);
    const store = storeOf(given);
    const [step] = asked;
    if (step === 'finish') await finish(store, given.flag('force'));
    else change(store, step);
    return 0;
  },
};

function storeOf(given: Given): SecretStore {
  const file = given.text('env-file');
  if (file !== undefined) return environmentFile(file);
  if (process.env.JWT_SECRET) throw new Error('JWT_SECRET is set: name the file that sets it by --env-file');
  return dataFolderSecrets(settings().dataDir);
}

function change(store: SecretStore, step: 'announce' | 'switch' | undefined): void {
  const { current, previous } = store.read();
  if (step === 'switch') {
    if (previous === null) throw new Error(`${store.place} has no JWT_SECRET_PREVIOUS yet: --announce it first`);
    store.write({ current: previous, previous: current });
    console.log(`The new secret signs from now on, in ${store.place}. Restart the servers, one by one.`);
    return;
  }
  if (previous !== null) throw new Error(`${store.place} has a previous secret already: --finish that change first`);
  const made = newSecret();
  store.write(step === 'announce' ? { current, previous: made } : { current: made, previous: current });
  console.log(
    step === 'announce'
      ? `A new secret is accepted, and signs nothing yet, in ${store.place}. Restart the servers, one by one; then --switch.`
      : `A new secret signs from now on, and the old one is accepted, in ${store.place}. Restart the server.`,
  );
}

async function finish(store: SecretStore, force: boolean): Promise<void> {
  const { current, previous } = store.read();
  if (previous === null) throw new Error(`${store.place} has no previous secret`);
  const left = store.changedOn().getTime() + sessionMs - new Date().getTime();
  if (left > 0 && !force) {
    throw new Error(
      `${store.place} was changed less than twelve hours ago: sessions of the old secret are left for up to ` +
        `${Math.ceil(left / 60_000)} min. --force ends them`,
    );
  }
  const config = { ...settings(), jwtSecret: current, jwtSecretPrevious: null };
  const database = await openReadOnly(config);
  const sealed = await countSealedBefore(config, database).finally(() => database.close());
  if (sealed > 0) {
    throw new Error(
      `${sealed} second factors are encrypted under the old secret still: start a server with both, which encrypts them anew`,
    );
  }
  store.write({ current, previous: null });
  console.log(`The old secret is removed from ${store.place}. Restart the servers.`);
}
