/** Alerts and dashboard ask for metrics that exist, and Prometheus reads the alerts. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = 'deploy/monitoring/waybill.rules.yml';

/** As the sources name them, with the series of a histogram, and those of Node. */
function knownMetrics(): Set<string> {
  const sources = ['gauges.ts', 'storageGauges.ts', 'core/observation/metrics.ts'].map((path) =>
    read(`server/src/${path}`),
  );
  const own = sources.flatMap((text) => [...text.matchAll(/'(waybill_\w+)'/g)].map(([, name = '']) => name));
  const register = new Registry();
  collectDefaultMetrics({ register });
  const names = [...own, ...register.getMetricsAsArray().map(({ name }) => name)];
  return new Set(names.flatMap((name) => [name, `${name}_count`, `${name}_bucket`, `${name}_sum`]));
}

test.each([rules, 'deploy/monitoring/waybill.dashboard.json'])('%s names metrics that exist', (path) => {
  const expressions = path.endsWith('.json')
    ? (JSON.parse(read(path)) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
        targets.map(({ expr }) => expr),
      )
    : [read(path)];
  const named = expressions.flatMap((text) => text.match(/\b(waybill|process|nodejs)_[a-z0-9_]+/g) ?? []);
  const known = knownMetrics();
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the alerts are rules of Prometheus, by promtool where it is installed', () => {
  const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((path) => existsSync(path));
  if (!promtool)
    console.warn('promtool IS MISSING: the alerts were not read by Prometheus (apt-get install prometheus)');
  const { status, stdout } = promtool
    ? spawnSync(promtool, ['check', 'rules', join(root, rules)], { encoding: 'utf8' })
    : { status: 0, stdout: read(rules).replaceAll('- alert:', 'rules found') };
  expect([status, stdout]).toEqual([0, expect.stringContaining('rules found')]);
});
