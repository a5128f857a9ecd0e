import type { App } from '../../../core/module/app.types';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { fold } from '../../../domain/values/text';
import { viewAddress } from '../../../domain/values/viewAddress';
import { User } from '../../parties/users/user.entity';
import { SavedView } from './savedView.entity';
import { ViewChoice } from './viewChoice.entity';

const screen = 'consignments';

/** Name and address of each shared view. */
const shared: readonly (readonly [string, string])[] = [
  ['Today', 'fromDate=@today&toDate=@today'],
  [
    'Not delivered over 5 days',
    'deliveryStatus=Booked,Intransit,Processing,OutForDelivery&toDate=@-5&sort=bookingDate&order=ASC',
  ],
  ['ToPay open', 'paymentMode=ToPay&paymentStatus=Pending'],
  ['To be priced', 'isPriced=false&paymentStatus=Pending'],
];

export async function seedDemoViews(db: Writer, app: App): Promise<void> {
  const admin = await db.find(User, { emailAddress: app.config.adminEmail });
  if (!admin) return;
  await insertSeedRows(
    db,
    SavedView,
    shared.map(([name, address]) => ({
      screen,
      name,
      liveName: fold(name),
      sharedName: fold(name),
      ownerId: admin.id,
      isShared: true,
      address: viewAddress(address),
      layout: null,
    })),
  );
  const today = await db.find(SavedView, { screen, sharedName: fold('Today') });
  await db.insertRow(ViewChoice, { userId: admin.id, screen, defaultViewId: today?.id ?? null, layout: null });
}
