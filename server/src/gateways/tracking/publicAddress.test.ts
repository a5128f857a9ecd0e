import { isPublicAddress } from './publicAddress';

describe('the addresses that tracking may reach', () => {
  it.each([
    '8.8.8.8',
    '104.16.1.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '2404:6800:4007::1',
    '2a00:1450::5',
  ])('takes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.9.9.9'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier NAT', '100.64.0.1'],
    ['carrier NAT, metadata', '100.100.100.200'],
    ['metadata', '169.254.169.254'],
    ['metadata', '192.0.0.192'],
    ['metadata', '168.63.129.16'],
    ['benchmark', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['link-local', 'fe80::1'],
    ['link-local with zone', 'fe80::1%eth0'],
    ['unique local', 'fd00:ec2::254'],
    ['unique local', 'fc00::1'],
    ['multicast', 'ff02::1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped', '::ffff:8.8.8.8'],
    ['IPv4-mapped', '::ffff:a00:1'],
    ['IPv4-compatible', '::7f00:1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['documentation', '2001:db8::1'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('refuses %s: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
