import AimOutlined from '@ant-design/icons/AimOutlined';
import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import BarcodeOutlined from '@ant-design/icons/BarcodeOutlined';
import BellOutlined from '@ant-design/icons/BellOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import CalculatorOutlined from '@ant-design/icons/CalculatorOutlined';
import CarOutlined from '@ant-design/icons/CarOutlined';
import CodeOutlined from '@ant-design/icons/CodeOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import FileDoneOutlined from '@ant-design/icons/FileDoneOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import PercentageOutlined from '@ant-design/icons/PercentageOutlined';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import ReconciliationOutlined from '@ant-design/icons/ReconciliationOutlined';
import RocketOutlined from '@ant-design/icons/RocketOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import CreditCardOutlined from '@ant-design/icons/CreditCardOutlined';
import TruckOutlined from '@ant-design/icons/TruckOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import WalletOutlined from '@ant-design/icons/WalletOutlined';

/** Of the menu at the left; loaded behind the first paint. */
const icons = {
  Aim: AimOutlined,
  Apartment: ApartmentOutlined,
  Bank: BankOutlined,
  BarChart: BarChartOutlined,
  Barcode: BarcodeOutlined,
  Bell: BellOutlined,
  Book: BookOutlined,
  Calculator: CalculatorOutlined,
  Car: CarOutlined,
  Code: CodeOutlined,
  Dashboard: DashboardOutlined,
  Environment: EnvironmentOutlined,
  Eye: EyeOutlined,
  FileDone: FileDoneOutlined,
  FileText: FileTextOutlined,
  Idcard: IdcardOutlined,
  Inbox: InboxOutlined,
  Mail: MailOutlined,
  Message: MessageOutlined,
  Percentage: PercentageOutlined,
  Read: ReadOutlined,
  Reconciliation: ReconciliationOutlined,
  Rocket: RocketOutlined,
  Safety: SafetyOutlined,
  Setting: SettingOutlined,
  Shop: ShopOutlined,
  Tags: TagsOutlined,
  Team: TeamOutlined,
  CreditCard: CreditCardOutlined,
  Truck: TruckOutlined,
  User: UserOutlined,
  Wallet: WalletOutlined,
} as const;

export type MenuIconName = keyof typeof icons;

export default function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
