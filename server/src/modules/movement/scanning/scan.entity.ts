import { Column, Entity, Index } from 'typeorm';
import {
  RelationColumn,
  CountColumn,
  EnumColumn,
  GeneratedIdColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../../db/schema/columns';
import { ScanResult } from '../../../domain/scanning/enums';
import { ScanSession } from './scanSession.entity';

/** One reading of a session. Written once; what it changed is in the change log of that. */
@Entity()
@Index(['sessionId', 'id'])
export class Scan {
  @GeneratedIdColumn()
  id: number;

  @RefColumn('ScanSession')
  sessionId: number;

  @RelationColumn(() => ScanSession)
  session?: ScanSession;

  /** Given by the browser when it reads, so that a scan that is sent again is recorded once. */
  @Index({ unique: true })
  @TextColumn(36)
  clientScanId: string;

  /** As read, without control characters; cut. */
  @TextColumn(80)
  code: string;

  @IdColumn({ nullable: true })
  consignmentId: number | null;

  @IdColumn({ nullable: true })
  cargoId: number | null;

  /** Null if the code names no packet, or the consignment has one. */
  @CountColumn({ nullable: true })
  piece: number | null;

  @EnumColumn()
  result: ScanResult;

  /** Session, consignment and packet of a scan with the result Done; null for the others. */
  @Index({ unique: true })
  @TextColumn(60, { nullable: true })
  doneKey: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  message: string | null;

  @InstantColumn()
  scannedAt: Date;
}
