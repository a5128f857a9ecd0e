/**
 * From what is typed in a line to its values. A pure function of the texts and the known bookings: whatever the speed of
 * typing and of the network, the same letters give the same booking.
 */
import { byCounterText } from '../../../../server/src/domain/bookings/consignmentFields';
import { readNumber, type NumberKind } from '../../ui/input/typedNumber';
import { vendorByShape } from './awbShape';
import {
  closest,
  evidenceOf,
  mostLikely,
  nameOf,
  receiverFor,
  receiversLike,
  sameText,
  vendorOf,
  weightStep,
  type Evidence,
  type Suggested,
  type UsualBooking,
} from './likelyValues';
import { dimensionsProblem, packetsIn, readDimensions, type PacketMeasure } from './lineDimensions';
import { ewayNoteOf, ewayQuestionOf } from './lineEway';
import { allFields, lineFields, type Choice, type LineField } from './lineFields';
import { questionOf, ratedFields, ratedValues } from './lineRates';
import { letterText, type LineEntries, type LineValues } from './lineValues';
import { namesLike, takenOf } from './matchName';
import { byRates, fromBook, type Knowledge, type ResolvedField, type ResolvedLine } from './resolvedLine';

const showWeight = (kilograms: number) => kilograms.toFixed(3);
const showMoney = (rupees: number) => rupees.toFixed(2);

const untouched: ResolvedField = { shown: '', options: [], problem: null, sure: true, choice: null };

export function resolveLine(entries: LineEntries, known: Knowledge): ResolvedLine {
  const line = new LineResolver(entries, known);
  return line.resolve();
}

class LineResolver {
  private readonly fields: Partial<Record<LineField, ResolvedField>> = {};
  private isUnrated = false;

  constructor(
    private readonly entries: LineEntries,
    private readonly known: Knowledge,
  ) {}

  resolve(): ResolvedLine {
    const { known } = this;
    const { above } = known;
    const sender = this.reference('sender', known.customers, known.lastSenders, unsure(above?.sender));
    const bookings = sender && known.bookingsOf(sender.id);
    const all = evidenceOf(bookings ?? []);
    const receiver = this.receiver(all.length > 0 ? receiversLike(all, this.typed('receiver')) : []);

    const isReceiver = (booking: UsualBooking) => sameText(booking.receiver, receiver);
    const toReceiver = receiver ? all.filter(({ booking }) => isReceiver(booking)) : [];
    const likelyCity = mostLikely(toReceiver.length > 0 ? toReceiver : all, ({ deliveryCityId }) => deliveryCityId);
    const city = this.reference(
      'city',
      known.cities,
      [...new Set(all.map(({ booking }) => booking.deliveryCityId))],
      likelyCity
        ? { value: nameOf(all, 'city', likelyCity.value), sure: toReceiver.length > 0 && likelyCity.sure }
        : unsure(above?.city),
    );

    const isCity = (booking: UsualBooking) => booking.deliveryCityId === city?.id;
    const near = [isReceiver, isCity];
    const likelyVendor = mostLikely(closest(all, near), ({ vendorId }) => vendorId, 'nearlyAll');
    const vendor = this.reference(
      'vendor',
      known.vendors,
      [...new Set(all.map(({ booking }) => booking.vendorId))],
      this.vendorOfAwb(all) ??
        (likelyVendor
          ? { value: nameOf(all, 'vendor', likelyVendor.value), sure: likelyVendor.sure }
          : unsure(above?.vendor)),
    );
    const awbNo = this.awbNo(vendor);

    const isVendor = (booking: UsualBooking) => booking.vendorId === vendor?.id;
    const byVendor = closest(all, [isVendor, isReceiver, isCity]);
    const service = this.letter('service', mostLikely(byVendor, (b) => b.serviceType) ?? unsure(above?.service));
    const byService = closest(byVendor, [(b) => b.serviceType === service]);
    const parcel = this.letter('parcel', mostLikely(byService, (b) => b.parcelType) ?? unsure(above?.parcel));
    const likelyMode = mostLikely(byService, (b) => b.paymentMode, 'nearlyAll');
    const mode = this.letter('mode', likelyMode ?? unsure(above?.mode));

    const byParcel = closest(byService, [(b) => b.parcelType === parcel]);
    // A parcel is weighed: the likely weight is only shown.
    const weight = this.number('weight', unsure(mostLikely(byParcel, (b) => b.actualWeight)?.value), showWeight);
    const vppAmount = this.number('vppAmount', nothing, showMoney);
    const insuranceAmount = this.number('insuranceAmount', nothing, showMoney);
    const dimensions = this.dimensions();
    const deciding = { sender, city, vendor, service, parcel, mode, weight, vppAmount, insuranceAmount, dimensions };
    const question = questionOf(deciding, known.bookingDate);
    const quote = question && known.quoteOf(question);
    this.isUnrated = question !== null && quote === null;
    const rated = ratedValues(quote ?? null);
    const chargedAsWeighed = weight === null ? null : { value: weight, sure: true };
    const charged = this.number('charged', rated.charged ?? chargedAsWeighed, showWeight);
    const measured = packetsIn(dimensions);
    const likelyPackets = mostLikely(byParcel, (b) => b.packet) ?? unsure(above?.packet ?? 1);
    const packet = this.number('packet', measured > 0 ? { value: measured, sure: true } : likelyPackets, String);
    const mismatch = packet === null ? null : dimensionsProblem(dimensions, packet);
    if (mismatch) this.set('dimensions', { shown: this.typed('dimensions'), problem: mismatch });
    // Earlier bookings may be from before the card, by which the same parcel is charged as heavier.
    const isRated = rated.charged !== null && charged === rated.charged.value;
    const billed = isRated ? weight : charged;
    const priced = all.filter(
      ({ booking: b }) =>
        isCity(b) &&
        isVendor(b) &&
        b.serviceType === service &&
        b.parcelType === parcel &&
        billed !== null &&
        weightStep(isRated ? b.actualWeight : b.chargeableWeight) === weightStep(billed),
    );
    const amount = this.number(
      'amount',
      rated.amount ?? mostLikely(closest(priced, [isReceiver]), (b) => b.vendorAmount),
      showMoney,
    );

    const goodsValue = this.number('goodsValue', nothing, showMoney);
    const goods = {
      goodsValue,
      ewayBillNo: this.text('ewayBillNo'),
      ewayExemptReason: this.text('ewayExemptReason'),
    };
    const ewayQuestion = ewayQuestionOf({ parcel, city, goodsValue }, known.bookingDate);
    const ewayLimit = ewayQuestion && known.ewayLimitOf(ewayQuestion);
    const ewayNote = ewayNoteOf(goods, ewayLimit ?? null);
    // Enter stops at the number that is needed.
    if (ewayNote) this.set('ewayBillNo', { sure: false });

    const values: LineValues = {
      ...{ sender, receiver, city, vendor, awbNo, service, parcel, mode, weight, charged, packet, amount },
      vppAmount,
      vppCommission: this.number('vppCommission', rated.vppCommission ?? nothing, showMoney),
      insuranceAmount,
      insuranceCommission: this.number('insuranceCommission', rated.insuranceCommission ?? nothing, showMoney),
      ...{ courier: this.text('courier'), invoiceNo: this.text('invoiceNo') },
      ...byCounterText((name) => this.text(name)),
      ...goods,
      dimensions,
      overrideReason: this.text('overrideReason'),
    };
    const fields = Object.fromEntries(allFields.map((name) => [name, this.fields[name] ?? untouched]));
    return {
      values,
      fields: fields as Record<LineField, ResolvedField>,
      isWaiting: sender !== null && bookings === undefined,
      question,
      isRating: quote === undefined || ewayLimit === undefined,
      isUnrated: this.isUnrated,
      ewayQuestion,
      ewayNote,
    };
  }

  private typed(name: LineField): string {
    return this.entries[name]?.text.trim() ?? '';
  }

  private set(name: LineField, field: Partial<ResolvedField>): void {
    this.fields[name] = { ...untouched, ...field };
  }

  private reference(
    name: 'sender' | 'city' | 'vendor',
    all: readonly Choice[] | null,
    preferred: readonly number[],
    suggested: Suggested<Choice | null> | null,
  ): Choice | null {
    const entry = this.entries[name];
    const typed = this.typed(name);
    if (entry?.choice) {
      this.set(name, { shown: entry.choice.name, choice: entry.choice });
      return entry.choice;
    }
    if (typed === '') {
      const choice = suggested?.value ?? null;
      this.set(name, { shown: choice?.name ?? '', choice, sure: choice !== null && suggested?.sure === true });
      return choice;
    }
    const options = namesLike(all ?? [], typed, preferred);
    const [best] = options;
    const choice = entry?.picked ?? takenOf(options, typed);
    const { label } = lineFields[name];
    const unknown = best ? 'begins no name: choose one with ↓' : all ? 'was not found' : 'could not be looked up';
    const problem = choice ? null : `${label} “${typed}” ${unknown}`;
    this.set(name, { shown: choice?.name ?? typed, choice, options, problem });
    return choice;
  }

  private receiver(names: readonly string[]): string {
    const entry = this.entries.receiver;
    const typed = this.typed('receiver');
    const options = names.slice(0, 8).map((name, id): Choice => ({ id, name }));
    const shown = entry?.literal ? typed : (entry?.picked?.name ?? receiverFor(typed, names) ?? typed);
    this.set('receiver', { shown, options: typed && !entry?.literal ? options : [], sure: typed !== '' });
    return shown;
  }

  /** The docket may be read before the vendor is chosen. */
  private vendorOfAwb(bookings: readonly Evidence[]): Suggested<Choice> | null {
    const ofSender = bookings.map(({ booking: b }) => ({ awbNo: b.lastAwbNo, vendor: vendorOf(b) }));
    return vendorByShape(this.typed('awbNo'), [...ofSender, ...this.known.awbsOfSheet]);
  }

  private awbNo(vendor: Choice | null): string {
    const typed = this.typed('awbNo').toUpperCase();
    const isFromBook = vendor?.type === 'OwnCargo' && typed === '';
    // A docket is looked at: Enter stops at the next number too.
    const taken = typed || (vendor && !isFromBook && this.known.nextAwbOf(vendor.id)) || '';
    this.set('awbNo', { shown: isFromBook ? fromBook : taken, sure: isFromBook || typed !== '' });
    return taken;
  }

  private letter<Name extends 'service' | 'parcel' | 'mode'>(
    name: Name,
    suggested: Suggested<LineValues[Name]> | null,
  ): LineValues[Name] {
    const definition = lineFields[name];
    const typed = this.typed(name);
    if (typed === '') {
      const value = suggested?.value ?? null;
      this.set(name, { shown: value ? letterText(value) : '', sure: value !== null && suggested?.sure === true });
      return value;
    }
    const options = definition.kind === 'letter' ? definition.options : {};
    const members = Object.values(options);
    const value = options[typed.toUpperCase()] ?? members.find((member) => sameText(letterText(member), typed)) ?? null;
    const problem = value ? null : `${definition.label} “${typed}”: ${definition.hint}`;
    this.set(name, { shown: value ? letterText(value) : typed, problem });
    return value as LineValues[Name];
  }

  private number(
    name: LineField,
    suggested: Suggested<number | null> | null,
    show: (value: number) => string,
  ): number | null {
    const definition = lineFields[name];
    const typed = this.typed(name);
    if (typed === '' && this.isUnrated && this.isFilledWhenSaved(name)) {
      this.set(name, { shown: byRates });
      return null;
    }
    if (typed === '') {
      const value = suggested?.value ?? null;
      this.set(name, { shown: value === null ? '' : show(value), sure: suggested?.sure === true });
      return value;
    }
    const kind: NumberKind = definition.kind === 'number' ? definition : { decimals: 0 };
    const reading = readNumber(typed, kind);
    if ('value' in reading) {
      this.set(name, { shown: reading.value === null ? typed : show(reading.value) });
      return reading.value;
    }
    const texts = {
      unreadable: `${definition.label} is not a number`,
      decimals: kind.decimals
        ? `${definition.label} takes at most ${kind.decimals} decimals`
        : `${definition.label} must be a whole number`,
      max: `${definition.label} must be at most ${show(kind.max ?? 0)}`,
    };
    this.set(name, { shown: typed, problem: texts[reading.problem] });
    return null;
  }

  /** A guess would be booked as typed, over what the rate cards give. */
  private isFilledWhenSaved(name: LineField): boolean {
    if (name === 'vppCommission') return this.typed('vppAmount') !== '';
    if (name === 'insuranceCommission') return this.typed('insuranceAmount') !== '';
    return ratedFields.includes(name);
  }

  private dimensions(): readonly PacketMeasure[] {
    const typed = this.typed('dimensions');
    const read = readDimensions(typed);
    this.set('dimensions', { shown: typed, problem: read ? null : `Dimensions: ${lineFields.dimensions.hint}` });
    return read ?? [];
  }

  private text(name: LineField): string {
    const typed = this.typed(name);
    this.set(name, { shown: typed });
    return typed;
  }
}

/** Of a field that may stay empty. */
const nothing = { value: null, sure: true };

const unsure = <Value>(value: Value | null | undefined): Suggested<Value | null> | null =>
  value === null || value === undefined ? null : { value, sure: false };
