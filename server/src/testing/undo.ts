/** Undoes what commands did under their keys, through REST. */
import { aConsignment, unused } from './factories';
import { rollups } from './rollup';
import type { Client, Json, TestServer } from './testServer';

export const keyed = (key: string) => ({ 'idempotency-key': key });
export const aKey = () => `key ${unused()}`;

export const undone = (done: number, refused: object[] = []): object =>
  expect.objectContaining({ status: 200, body: expect.objectContaining({ resultObject: { done, refused } }) });
export const refusal = (message: string): object =>
  expect.objectContaining({ status: 409, body: expect.objectContaining({ errors: [message] }) });

export const movement = { action: 'Left the hub', city: 'Mumbai', deliveryStatus: 2 };

export const itemsOf = (rows: readonly { uniqueId: string; version: number }[]) =>
  rows.map(({ uniqueId, version }) => ({ uniqueId, version }));

/** Of everything that a deletion changes but its bookkeeping. */
export function lasting({ version, updatedOn, updatedBy, consignmentJson, ...record }: Json): Json {
  return record;
}

/** Who does something by a key, and undoes it. */
export class UndoDesk {
  constructor(private readonly server: TestServer) {}

  undo(operation: string, key: string, client: Client = this.server.admin) {
    return client.rest('POST', 'undo', { operation }, keyed(key));
  }

  async deletion(path: string, key: string, client: Client = this.server.admin): Promise<void> {
    expect((await client.rest('DELETE', path, undefined, keyed(key))).body.errors).toEqual([]);
  }

  async read(path: string): Promise<Json> {
    return (await this.server.admin.rest('GET', path)).body.resultObject;
  }

  /** A consignment of a vendor whose parcels go on manifests. */
  onManifest() {
    return aConsignment(this.server, {}, { vendorId: 4 });
  }

  async withMovement(uniqueId: string, key = aKey()): Promise<Json> {
    const path = `consignments/${uniqueId}/histories`;
    return (await this.server.member.rest('POST', path, movement, keyed(key))).body.resultObject;
  }

  async expectRollupsToAgree(): Promise<void> {
    const { kept, counted } = await rollups(this.server);
    expect(Object.keys(counted).length).toBeGreaterThan(0);
    expect(kept).toEqual(counted);
  }
}
