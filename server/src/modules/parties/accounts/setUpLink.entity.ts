import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../../db/schema/columns';

/** The link of the first start, by which the first admin is made. Only the hash of the secret is stored. */
@Entity()
export class SetUpLink {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  secretHash: string;

  @InstantColumn()
  createdOn: Date;

  @InstantColumn()
  expiresOn: Date;
}
