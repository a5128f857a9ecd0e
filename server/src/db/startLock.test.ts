import { whenRefusedAgain } from './startLock';

const databaseError = (errno: number) => Object.assign(new Error('from the database'), { errno });

describe('what is done for the start lock', () => {
  test.each([
    ['a deadlock', 1213],
    ['a lost connection', 1927],
  ])('is done again after %s', async (_, errno) => {
    let tries = 0;
    const done = whenRefusedAgain(async () => {
      tries += 1;
      if (tries === 1) throw databaseError(errno);
      return 'done';
    });
    expect([await done, tries]).toEqual(['done', 2]);
  });

  test.each([
    ['a refused login', 1045],
    ['a mistake of ours', 1064],
  ])('is not done again after %s', async (_, errno) => {
    let tries = 0;
    const refused = databaseError(errno);
    const failed = whenRefusedAgain(async () => {
      tries += 1;
      throw refused;
    });
    await expect(failed).rejects.toBe(refused);
    expect(tries).toBe(1);
  });
});
