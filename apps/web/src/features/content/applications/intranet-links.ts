import { CalendarDays, Contact, Mail, Network, Package, type LucideIcon } from 'lucide-react'

/** The intranet's own tools that stand in no menu. */
export const intranetLinks: { name: string; to: string; icon: LucideIcon }[] = [
  { name: 'Contatos', to: '/contacts/list', icon: Contact },
  { name: 'Calendário', to: '/calendar', icon: CalendarDays },
  { name: 'Organograma', to: '/contacts/organization', icon: Network },
  { name: 'Recursos', to: '/resources', icon: Package },
  { name: 'Assinatura', to: '/emailsignature/list', icon: Mail },
]
