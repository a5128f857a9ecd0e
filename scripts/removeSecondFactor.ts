/**
 * npm run second-factor -- ADDRESS: turns off the second factor of this account and signs it out, for when its phone and
 * recovery codes are lost and no admin can sign in to reset it.
 */
import 'reflect-metadata';
import { openApp } from '../server/src/app';
import { readConfig } from '../server/src/config';
import { removeSecondFactorOf } from '../server/src/modules/parties/accounts/secondFactor/removeSecondFactorOf';

async function main([address]: readonly string[]): Promise<void> {
  if (!address) throw new Error('npm run second-factor -- ADDRESS: the e-mail address of the account');
  const app = await openApp(readConfig());
  try {
    if (!(await removeSecondFactorOf(app, address))) throw new Error(`${address} has no second factor`);
    console.log(`The second factor of ${address} is turned off. Signing in asks for the password alone.`);
  } finally {
    await app.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
