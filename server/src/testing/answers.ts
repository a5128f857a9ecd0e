/** A refused REST call: `expect(answer).toMatchObject(refused(409, 'Vendor has consignments'))`. */
export const refused = (status: number, ...errors: string[]) => ({ status, body: { errors } });
