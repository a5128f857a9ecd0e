import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, KeyedCall, type Call } from '../../../core/operation/context';
import { RecordInput } from '../../../core/record/record.inputs';
import { BulkConsignment } from '../../bookings/consignments/bulk.service';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { addToManifest, bulkAssign } from './assign.service';
import { Manifest } from './manifest.entity';
import {
  AddToManifestInput,
  BulkAssignInput,
  CreateIncomingManifestInput,
  CreateOutgoingManifestInput,
  PayManifestInput,
} from './manifest.inputs';
import { ManifestPage, ManifestSearch } from './manifest.list';
import {
  createIncomingManifest,
  createOutgoingManifest,
  deleteManifest,
  manifest,
  manifests,
  payManifest,
} from './manifest.service';

@Resolver()
export class ManifestResolver {
  @Query(() => ManifestPage)
  manifests(
    @Arg('search', () => ManifestSearch, { defaultValue: {} }) search: ManifestSearch,
    @CurrentCall() call: Call,
  ) {
    return manifests(search, call);
  }

  @Query(() => Manifest)
  manifest(@Arg('uniqueId', () => ID) uniqueId: string, @CurrentCall() call: Call) {
    return manifest({ uniqueId }, call);
  }

  @Mutation(() => Manifest)
  createOutgoingManifest(
    @Arg('input', () => CreateOutgoingManifestInput) input: CreateOutgoingManifestInput,
    @KeyedCall() call: Call,
  ) {
    return createOutgoingManifest(input, call);
  }

  @Mutation(() => Manifest)
  createIncomingManifest(
    @Arg('input', () => CreateIncomingManifestInput) input: CreateIncomingManifestInput,
    @KeyedCall() call: Call,
  ) {
    return createIncomingManifest(input, call);
  }

  @Mutation(() => Consignment)
  addToManifest(@Arg('input', () => AddToManifestInput) input: AddToManifestInput, @KeyedCall() call: Call) {
    return addToManifest(input, call);
  }

  @Mutation(() => [BulkConsignment])
  bulkAssign(@Arg('input', () => BulkAssignInput) input: BulkAssignInput, @KeyedCall() call: Call) {
    return bulkAssign(input, call);
  }

  @Mutation(() => Manifest)
  payManifest(@Arg('input', () => PayManifestInput) input: PayManifestInput, @CurrentCall() call: Call) {
    return payManifest(input, call);
  }

  @Mutation(() => Manifest)
  deleteManifest(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return deleteManifest(input, call);
  }
}
