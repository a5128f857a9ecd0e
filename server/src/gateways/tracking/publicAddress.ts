import { BlockList, isIP } from 'node:net';

const forbidden4: readonly [string, number][] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15],
  ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
  // A cloud's own metadata service that stands outside the reserved ranges.
  ['168.63.129.16', 32],
];
/** Inside the global range: protocol assignments and Teredo, documentation, 6to4, which may carry a private IPv4. */
const forbidden6: readonly [string, number][] = [
  ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20],
];

const forbidden = new BlockList();
for (const [net, prefix] of forbidden4) forbidden.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of forbidden6) forbidden.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is out in the public internet. Of IPv6 only global unicast is, which leaves out loopback,
 * link-local, unique local, multicast, IPv4-mapped and NAT64 addresses. Anything but an IP address is not.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4: return !forbidden.check(address, 'ipv4');
    case 6: return global6.check(address, 'ipv6') && !forbidden.check(address, 'ipv6');
    default: return false;
  }
}
