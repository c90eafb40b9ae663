import {
  Bell as BellIcon,
  Calendar,
  Contact,
  LayoutGrid,
  Search,
  Settings,
  TriangleAlert,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { isAnyManager } from '@intranet/contract/access'
import { seesApplications } from '@intranet/contract/content/application-access'
import { shell as text } from '@intranet/contract/messages'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import type { Session } from '@/lib/session.ts'
import { AddressLink } from './address-link.tsx'
import { Bell } from './bell.tsx'
import type { HeaderProps } from './header.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { useRouteExists } from './use-screen-opens.ts'
import type { OpenedAddress } from '@/lib/address.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { cn } from '@/lib/cn.ts'

function Tool({ to, icon: Icon, label }: { to: OpenedAddress; icon: LucideIcon; label: string }) {
  const exists = useRouteExists()
  if (!exists(to)) return null
  return (
    <Tooltip text={label}>
      <AddressLink
        to={to}
        className={cn(iconButtonVariants({ size: 'tool' }), 'max-[801px]:hidden')}
        aria-label={label}
      >
        <Icon aria-hidden />
      </AddressLink>
    </Tooltip>
  )
}

function SearchTool({ onSearch }: Pick<HeaderProps, 'onSearch'>) {
  return (
    <button
      type="button"
      className="mr-1.5 flex h-[30px] items-center gap-1.5 rounded-md border border-border-strong bg-background pr-1.5 pl-[9px] text-sm whitespace-nowrap text-muted-foreground max-[1001px]:m-0 max-[1001px]:size-8 max-[1001px]:justify-center max-[1001px]:border-0 max-[1001px]:bg-transparent max-[1001px]:p-0 max-[641px]:size-10"
      aria-label="Buscar Ctrl K"
      onClick={onSearch}
    >
      <Search className="size-3.5" aria-hidden />
      <span className="max-[1001px]:hidden">Buscar</span> <kbd className="max-[1001px]:hidden">Ctrl K</kbd>
    </button>
  )
}

function StaffTools({ incidents, notifications }: HeaderProps) {
  return (
    <>
      <Tool to="/calendar" icon={Calendar} label="Calendário" />
      <Tool to="/contacts/list" icon={Contact} label="Contatos" />
      {incidents && (
        <Bell {...incidents} icon={TriangleAlert} name="Incidentes" unreadWord="não lido" urgent />
      )}
      {notifications && <Bell {...notifications} icon={BellIcon} name="Notificações" unreadWord="não lida" />}
    </>
  )
}

/** What the header offers to somebody who signed in; candidates get the profile alone, external sellers applications too. */
export default function MemberTools(props: HeaderProps & { session: Session }) {
  return (
    <>
      {props.session.employee && <SearchTool onSearch={props.onSearch} />}
      {seesApplications(props.session) && (
        <Tool to="/applications/list" icon={LayoutGrid} label={text.applications} />
      )}
      {props.session.employee && <StaffTools {...props} />}
      {isAnyManager(props.session) && <Tool to="/modulos/admin" icon={Settings} label="Administração" />}
      <ProfileMenu session={props.session} onSignOut={props.onSignOut} />
    </>
  )
}
