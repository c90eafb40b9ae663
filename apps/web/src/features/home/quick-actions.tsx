import {
  Award,
  Box,
  CalendarRange,
  CarFront,
  Megaphone,
  Phone,
  RadioTower,
  TriangleAlert,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { useScreenOpens } from '@/components/shell/use-screen-opens.ts'
import type { LinkAddress } from '@/lib/address.ts'
import { useSession } from '@/lib/session.ts'

/** What is begun and looked up most in the field and at the counter, by who may; a phone has room for two rows. */
const actions: readonly [to: LinkAddress, label: string, icon: LucideIcon][] = [
  ['/incidents/register', 'Incidente', TriangleAlert],
  ['/leads/external/register', 'Lead', Phone],
  ['/requests/reports/register', 'Reportar', Megaphone],
  ['/requests/vehicle/register', 'Veículo', CarFront],
  ['/ride-employee/list', 'Carona', Users],
  ['/requests/equipment/register', 'Equipamento', Box],
  ['/incidents/network', 'Rede', RadioTower],
  ['/compliments/register', 'Elogio', Award],
  ['/calendar?novo=true', 'Evento', CalendarRange],
]
const SHOWN = 8

/** One tap from the home to what is begun most; on a phone, whose menu is two taps away from it. */
export function QuickActions() {
  const session = useSession() ?? null
  const screenOpens = useScreenOpens()
  const open = actions.filter(([to]) => screenOpens(to, session)).slice(0, SHOWN)
  return (
    <nav aria-label="Atalhos" className="mb-5 sm:hidden">
      <ul className="grid grid-cols-4 gap-2">
        {open.map(([to, label, Icon]) => (
          <li key={to} className="min-w-0">
            <AddressLink
              to={to}
              className="flex h-full flex-col items-center gap-1 rounded-lg border border-border bg-card px-1 py-2.5 text-center text-[11px] leading-4 text-foreground hover:bg-accent hover:no-underline [&>svg]:size-5 [&>svg]:text-primary"
            >
              <Icon aria-hidden />
              {label}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
