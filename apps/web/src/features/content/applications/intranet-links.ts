import {
  Award,
  BookOpen,
  CalendarDays,
  CircleQuestionMark,
  Contact,
  FileText,
  GraduationCap,
  HeartHandshake,
  Network,
  Package,
  PenLine,
  type LucideIcon,
} from 'lucide-react'
import type { OpenedAddress } from '@/lib/address.ts'

/** What every employee uses although the menu does not show it to them (docs/screens.md#menu). */
export const intranetLinks: { name: string; to: OpenedAddress; icon: LucideIcon }[] = [
  { name: 'Contatos', to: '/contacts/list', icon: Contact },
  { name: 'Calendário', to: '/calendar', icon: CalendarDays },
  { name: 'Organograma', to: '/contacts/organization', icon: Network },
  { name: 'Recursos', to: '/resources', icon: Package },
  { name: 'Assinatura', to: '/emailsignature/list', icon: PenLine },
  { name: 'Manual', to: '/employee-handbook/view', icon: BookOpen },
  { name: 'FAQ', to: '/faq/search/noparms', icon: CircleQuestionMark },
  { name: 'Onboarding', to: '/human-resources/onboarding/employee', icon: GraduationCap },
  { name: 'Documentos', to: '/documents/list', icon: FileText },
  { name: 'Elogios', to: '/compliments/list', icon: Award },
  { name: 'Família', to: '/family/list', icon: HeartHandshake },
]
