import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { RecordInput } from '../../record.inputs';
import { Manifest } from './manifest.entity';
import { CreateIncomingManifestInput, CreateOutgoingManifestInput, PayManifestInput } from './manifest.inputs';
import { ManifestPage, ManifestSearch } from './manifest.list';
import {
  createIncomingManifest, createOutgoingManifest, deleteManifest, manifest, manifests, payManifest,
} from './manifest.service';

@Resolver()
export class ManifestResolver {
  @Query(() => ManifestPage)
  manifests(@Arg('search', () => ManifestSearch, { defaultValue: {} }) search: ManifestSearch, @TheCall() call: Call) {
    return manifests(search, call);
  }

  @Query(() => Manifest)
  manifest(@Arg('uniqueId', () => ID) uniqueId: string, @TheCall() call: Call) {
    return manifest({ uniqueId }, call);
  }

  @Mutation(() => Manifest)
  createOutgoingManifest(
    @Arg('input', () => CreateOutgoingManifestInput) input: CreateOutgoingManifestInput,
    @Arg('clientRequestId', () => String, { nullable: true }) _key: string | undefined,
    @TheCall() call: Call,
  ) {
    return createOutgoingManifest(input, call);
  }

  @Mutation(() => Manifest)
  createIncomingManifest(
    @Arg('input', () => CreateIncomingManifestInput) input: CreateIncomingManifestInput,
    @Arg('clientRequestId', () => String, { nullable: true }) _key: string | undefined,
    @TheCall() call: Call,
  ) {
    return createIncomingManifest(input, call);
  }

  @Mutation(() => Manifest)
  payManifest(@Arg('input', () => PayManifestInput) input: PayManifestInput, @TheCall() call: Call) {
    return payManifest(input, call);
  }

  @Mutation(() => Manifest)
  deleteManifest(@Arg('input', () => RecordInput) input: RecordInput, @TheCall() call: Call) {
    return deleteManifest(input, call);
  }
}
