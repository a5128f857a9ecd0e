import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { FindAwbInput } from './awbMatch.inputs';
import { findAwb } from './awbMatch.service';
import { AwbMatch } from './awbMatch.type';
import { OpenScanSessionInput, RecordScanInput } from './scan.inputs';
import { recordScan } from './scan.service';
import { ScanLine } from './scan.type';
import { ScanSession } from './scanSession.entity';
import { ScanSessionPage, ScanSessionSearch } from './scanSession.list';
import { closeScanSession, openScanSession, scanSession, scanSessions } from './scanSession.service';

@Resolver()
export class ScanningResolver {
  @Query(() => [AwbMatch], {
    description: 'The live bookings that a scanned or typed code names: none, one, or one of each kind.',
  })
  findAwb(@Arg('input', () => FindAwbInput) input: FindAwbInput, @CurrentCall() call: Call) {
    return findAwb(input, call);
  }

  @Query(() => ScanSessionPage)
  scanSessions(
    @Arg('search', () => ScanSessionSearch, { defaultValue: {} }) search: ScanSessionSearch,
    @CurrentCall() call: Call,
  ) {
    return scanSessions(search, call);
  }

  @Query(() => ScanSession)
  scanSession(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return scanSession({ uniqueId }, call);
  }

  @Mutation(() => ScanSession)
  openScanSession(@Arg('input', () => OpenScanSessionInput) input: OpenScanSessionInput, @KeyedCall() call: Call) {
    return openScanSession(input, call);
  }

  @Mutation(() => ScanLine, {
    description: 'Records a scan of an open session; in a session of kind Status it adds the movement, too.',
  })
  recordScan(@Arg('input', () => RecordScanInput) input: RecordScanInput, @CurrentCall() call: Call) {
    return recordScan(input, call);
  }

  @Mutation(() => ScanSession)
  closeScanSession(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return closeScanSession(input, call);
  }
}
