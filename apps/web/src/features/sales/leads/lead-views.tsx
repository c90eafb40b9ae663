import { useSearch } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { isSame } from '@/components/form/value-words.ts'
import { isSameSearch } from '@/components/list/use-list-views.ts'
import { SectionLabel, Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import type { ListSearch } from '@/components/table/list-search.ts'
import { MenuButton } from '@/components/table/menu-button.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { addressOf } from '@/lib/asked-address.ts'
import type { Door } from '../reports/lead-links.ts'
import { openingFilter } from './ask-leads.ts'
import { listAddress } from './lead-addresses.ts'

interface LeadViewsProps {
  lista: LeadListKey
  door: Door
}

function useViews({ lista, door }: LeadViewsProps) {
  const search = useSearch({ strict: false }) as Pick<ListSearch, 'filtro'>
  const session = useSession()
  const base = listAddress(door, lista)
  const item = (key: string, label: string, kept: object) => ({
    key,
    label,
    href: addressOf(base, kept),
    ...(isSameSearch(kept, search) && { state: 'now' as const }),
  })
  const opening: ListSearch['filtro'] = openingFilter(lista)
  const { filtro = opening } = search
  // All three are of one period: "Todas" never has fewer leads than "Minhas".
  const period = filtro?.created_at === undefined ? undefined : { created_at: filtro.created_at }
  const asOpened = isSame(period, opening)
  return [
    item('todas', 'Todas', asOpened ? {} : { filtro: { ...period } }),
    item('minhas', 'Minhas', { filtro: { ...period, id_vendedor: session?.usuarioId } }),
    item('livres', 'Sem vendedor', { filtro: { ...period, id_vendedor: null } }),
  ]
}

/** The views that every list of leads has; saved ones are in the menu above the table. */
export function LeadViews(props: LeadViewsProps) {
  return (
    <Spine label="De quem">
      <SectionLabel>De quem</SectionLabel>
      <Thread items={useViews(props)} />
    </Spine>
  )
}

/** The same above the table, where the window has no room beside it. */
export function LeadViewsMenu(props: LeadViewsProps) {
  const views = useViews(props)
  const current = views.find(({ state }) => state)
  return (
    <MenuButton
      actions={views.map(({ label, href }) => ({ label, to: href }))}
      className={buttonVariants({ variant: 'outline' })}
      aria-label="De quem"
    >
      <Users aria-hidden />
      <span className="max-sm:hidden">{current?.label ?? 'De quem'}</span>
    </MenuButton>
  )
}
