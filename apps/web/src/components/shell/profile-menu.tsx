import { menu as menuText } from '@intranet/contract/messages/menu'
import {
  Calendar,
  ChevronDown,
  Contact,
  FileUser,
  KeyRound,
  LayoutGrid,
  LogOut,
  MonitorSmartphone,
  Moon,
  Rows3,
  Settings,
  ShieldUser,
  SlidersHorizontal,
  Sun,
  User,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { isAnyManager, seesConfiguration } from '@intranet/contract/access'
import { seesApplications } from '@intranet/contract/content/application-access'
import { shell as text } from '@intranet/contract/messages'
import { Avatar } from '@/components/ui/avatar.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { useAppearance } from '@/lib/appearance.ts'
import { cn } from '@/lib/cn.ts'
import type { Session } from '@/lib/session.ts'
import { useRouteExists } from './use-screen-opens.ts'
import { AddressLink } from './address-link.tsx'
import { uncheckedAddress, type LinkAddress } from '@/lib/address.ts'

/** The profile menu: its entries, then theme and density, then Sair (docs/screens.md#profile-menu). */
export function ProfileMenu({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
  const exists = useRouteExists()
  const { theme, density, setTheme, setDensity } = useAppearance()
  const entry = (label: string, to: LinkAddress, Icon: LucideIcon, className?: string) =>
    exists(to) && (
      <DropdownMenuItem asChild key={to}>
        <AddressLink to={to} className={cn('text-foreground hover:no-underline', className)}>
          <Icon aria-hidden />
          {label}
        </AddressLink>
      </DropdownMenuItem>
    )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className="ml-1.5 flex items-center gap-1 rounded-full p-0.5 text-muted-foreground max-sm:ml-0 max-sm:p-1.5"
        aria-label={`Perfil de ${session.nome ?? session.email}`}
      >
        <Avatar name={session.nome} image={session.imagem} />
        <ChevronDown className="size-3.5 max-sm:hidden" aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-60">
        <div className="px-2 py-1.5">
          <div className="truncate font-semibold">{session.nome}</div>
          <div className="truncate text-xs text-muted-foreground">{session.email}</div>
        </div>
        <DropdownMenuSeparator />
        {entry(text.myProfile, `/users/profile/${session.usuarioId}`, User)}
        {entry('Meus dados', '/users/my-data', ShieldUser)}
        {/* Not built yet: the entry waits for its screen. */}
        {entry(menuText.resume, uncheckedAddress(`/users/curriculum/${session.usuarioId}`), FileUser)}
        {entry('Segurança da conta', '/users/security', KeyRound)}
        {entry('Sessões e aparelhos', '/users/sessions', MonitorSmartphone)}
        {entry(text.changePassword, '/reset-password', KeyRound)}
        {seesConfiguration(session) && entry(text.users, '/users/list', Users)}
        {seesConfiguration(session) && entry(text.settings, '/settings/home', Settings)}
        {/* Narrow windows have no room for these in the header. */}
        {seesApplications(session) &&
          entry(text.applications, '/applications/list', LayoutGrid, 'min-[801px]:hidden')}
        {session.employee && entry('Calendário', '/calendar', Calendar, 'min-[801px]:hidden')}
        {session.employee && entry('Contatos', '/contacts/list', Contact, 'min-[801px]:hidden')}
        {isAnyManager(session) &&
          entry('Administração', '/modulos/admin', SlidersHorizontal, 'min-[801px]:hidden')}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={theme === 'dark' ? Sun : Moon}
          onSelect={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {theme === 'dark' ? 'Tema claro' : 'Tema escuro'}
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={Rows3}
          onSelect={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}
        >
          {density === 'compact' ? 'Linhas confortáveis' : 'Linhas compactas'}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={LogOut} onSelect={onSignOut}>
          {text.signOut}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
