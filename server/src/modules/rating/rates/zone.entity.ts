import { Field, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LongTextColumn, RefColumn, SafeInt, TextColumn } from '../../../db/schema/columns';
import { RecordEntity } from '../../../db/schema/record';
import { RecordChoice, RecordField, RecordReference } from '../../../core/record/recordFields';
import { zoneFields, zoneSchemeFields } from '../../../domain/rating/rateFields';
import { HasFields } from '../../../domain/values/fields';
import { ZoneRuleKind } from '../../../domain/rating/enums';
import { City } from '../../parties/locations/city.entity';
import { State } from '../../parties/locations/state.entity';

@ObjectType({ description: 'A zone of a scheme; rates are by zone.' })
@Entity()
@Index(['schemeId', 'id'])
@HasFields(zoneFields)
export class Zone extends RecordEntity {
  @RecordReference('ZoneScheme')
  schemeId: number;

  @RecordField(zoneFields.code, { description: 'Up to 10 capital letters and digits, unique in the scheme.' })
  code: string;

  @RecordField(zoneFields.name)
  name: string;

  /** Scheme and code while the zone is live. */
  @Index({ unique: true })
  @TextColumn(30, { nullable: true })
  liveCode: string | null;
}

@ObjectType({ description: 'A rule of a zone scheme; the first one that matches gives the zone.' })
@Entity()
@Index(['schemeId', 'position'])
export class ZoneRule extends RecordEntity {
  @RefColumn('ZoneScheme')
  schemeId: number;

  @RecordField('count', { description: 'From 1 in the order in which the rules are tried.' })
  position: number;

  @Index()
  @RecordReference('Zone')
  zoneId: number;

  @RecordChoice(ZoneRuleKind)
  kind: ZoneRuleKind;

  /** `NamedPlaces` as JSON. */
  @LongTextColumn()
  places: string;

  @Field(() => [SafeInt], { nullable: true, description: 'Ids of the cities that the rule names.' })
  cityIds?: number[];

  @Field(() => [SafeInt], { nullable: true, description: 'Ids of the states that the rule names.' })
  stateIds?: number[];

  @Field(() => [City], { nullable: true, complexity: 20, description: 'The cities that the rule names.' })
  cities?: City[];

  @Field(() => [State], { nullable: true, complexity: 20, description: 'The states that the rule names.' })
  states?: State[];
}

export interface NamedPlaces {
  cityIds: number[];
  stateIds: number[];
}

export const placesOf = ({ places }: Pick<ZoneRule, 'places'>): NamedPlaces => JSON.parse(places) as NamedPlaces;

@ObjectType({ description: 'Zones and the rules that assign a pair of cities to one of them.' })
@Entity()
@HasFields(zoneSchemeFields)
export class ZoneScheme extends RecordEntity {
  @RecordField(zoneSchemeFields.name)
  name: string;

  /** The name in lower case while the scheme is live. */
  @Index({ unique: true })
  @TextColumn(zoneSchemeFields.name, { nullable: true })
  liveName: string | null;

  @Field(() => [Zone], { nullable: true, complexity: 20 })
  zones?: Zone[];

  @Field(() => [ZoneRule], { nullable: true, complexity: 20, description: 'In the order in which they are tried.' })
  rules?: ZoneRule[];
}
