import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseModel } from '../../registry';
import { openDatabase } from '../dataSource';
import { parseDatabaseUrl, parseReadDatabaseUrl } from './databaseUrl';

const nodesOf = (hosts: string) => parseDatabaseUrl(`mysql://u:p@${hosts}/w`).nodes;

describe('the hosts of a DATABASE_URL', () => {
  test.each([
    ['a', [{ host: 'a', port: 3306 }]],
    ['a:1', [{ host: 'a', port: 1 }]],
    [
      'a:1,b:2',
      [
        { host: 'a', port: 1 },
        { host: 'b', port: 2 },
      ],
    ],
    [
      'a:1,b:2,c:3',
      [
        { host: 'a', port: 1 },
        { host: 'b', port: 2 },
        { host: 'c', port: 3 },
      ],
    ],
    [
      'a:1,b,c:3,d',
      [
        { host: 'a', port: 1 },
        { host: 'b', port: 3306 },
        { host: 'c', port: 3 },
        { host: 'd', port: 3306 },
      ],
    ],
    [
      '[::1]:3307,[2001:db8::5],10.0.0.1:1',
      [
        { host: '::1', port: 3307 },
        { host: '2001:db8::5', port: 3306 },
        { host: '10.0.0.1', port: 1 },
      ],
    ],
  ])('%s', (hosts, nodes) => expect(nodesOf(hosts)).toEqual(nodes));

  test.each(['', ',', 'a,', 'a:1,,b', 'a:x', 'a:0', 'a:65536', '::1', '[::1', 'a:1:2'])('%s is refused', (hosts) => {
    expect(() => nodesOf(hosts)).toThrow('DATABASE_URL must be mysql://user:password@host:port/database');
  });
});

describe('the rest of a DATABASE_URL', () => {
  test.each([
    ['mysql://u:p%40ss%2C1%3A%2F@a,b/w', ['u', 'p@ss,1:/', 'w']],
    ['mysql://u:p@ss,1:2@a,b/w', ['u', 'p@ss,1:2', 'w']],
    ['mariadb://u%40x@a/w%2Dx', ['u@x', '', 'w-x']],
    ['mysql://a/w', ['', '', 'w']],
  ])('%s', (url, expected) => {
    const { user, password, database } = parseDatabaseUrl(url);
    expect([user, password, database]).toEqual(expected);
  });

  test.each([
    'mysql://u:secret@a',
    'mysql://u:secret@a/',
    'postgres://u:secret@a/w',
    'u:secret@a/w',
    'mysql://u:secret@a/w/x',
    'mysql://u:secret%@a/w',
  ])('%s is refused, without the password', (url) => {
    expect(() => parseDatabaseUrl(url)).toThrow(/^DATABASE_URL((?!secret).)*$/);
  });

  test('the pool has a size', () => {
    expect(parseDatabaseUrl('mysql://a/w').poolSize).toBe(24);
    expect(parseDatabaseUrl('mysql://a/w?poolSize=6').poolSize).toBe(6);
    expect(() => parseDatabaseUrl('mysql://a/w?poolSize=many')).toThrow('poolSize must be a whole number');
  });

  test('an option that is not known is refused, not ignored', () => {
    expect(() => parseDatabaseUrl('mysql://a/w?sslmode=require')).toThrow(
      "DATABASE_URL: unknown option 'sslmode'; known are poolSize, ssl, sslCa",
    );
  });
});

describe('READ_DATABASE_URL', () => {
  test('is in the same form, with one host, and is named by what refuses it', () => {
    expect(parseReadDatabaseUrl('mysql://u:p@a:1/w')).toEqual(parseDatabaseUrl('mysql://u:p@a:1/w'));
    expect(() => parseReadDatabaseUrl('mysql://u:p@a,b/w')).toThrow('READ_DATABASE_URL must name one host');
    expect(() => parseReadDatabaseUrl('a')).toThrow(
      'READ_DATABASE_URL must be mysql://user:password@host:port/database',
    );
  });

  test('needs a database server', async () => {
    const config = { databaseUrl: null, readDatabaseUrl: 'mysql://a/w', dataDir: '/none', requestDeadline: 1 };
    await expect(openDatabase(config, databaseModel)).rejects.toThrow('READ_DATABASE_URL needs DATABASE_URL');
  });
});

describe('encryption', () => {
  const tlsOf = (query: string) => parseDatabaseUrl(`mysql://a/w?${query}`).tls;

  test.each([
    ['', undefined],
    ['ssl=false', undefined],
    ['ssl=true', { rejectUnauthorized: true, verifyIdentity: true }],
    ['ssl=required', { rejectUnauthorized: true, verifyIdentity: true }],
    ['ssl=verify-ca', { rejectUnauthorized: true, verifyIdentity: false }],
    ['ssl=skip-verify', { rejectUnauthorized: false, verifyIdentity: false }],
  ])('%s', (query, tls) => expect(tlsOf(query)).toEqual(tls));

  test('takes the certificate of an authority of the house', () => {
    const folder = mkdtempSync(join(tmpdir(), 'waybill-ca-'));
    writeFileSync(join(folder, 'ca.pem'), 'a certificate');
    expect(tlsOf(`sslCa=${folder}/ca.pem`)).toEqual({
      rejectUnauthorized: true,
      verifyIdentity: true,
      ca: 'a certificate',
    });
    rmSync(folder, { recursive: true });
    expect(() => tlsOf(`sslCa=${folder}/ca.pem`)).toThrow('cannot be read');
  });

  test('a mode that is not known is refused', () => {
    expect(() => tlsOf('ssl=maybe')).toThrow(
      "ssl must be one of false, true, required, verify-ca, skip-verify, not 'maybe'",
    );
    expect(() => tlsOf('ssl=false&sslCa=/x')).toThrow('sslCa needs ssl');
  });
});
