import { useSearch } from '@tanstack/react-router'
import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { isSameSearch } from '@/components/list/use-list-views.ts'
import { SectionLabel, Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { useSession } from '@/lib/session.ts'
import { addressOf } from '@/lib/asked-address.ts'
import type { Door } from '../reports/lead-links.ts'
import { listAddress } from './lead-addresses.ts'

/** The views that every list of leads has; saved ones are in the menu above the table. Under the list on narrow windows. */
export function LeadViews({ lista, door }: { lista: LeadListKey; door: Door }) {
  const search = useSearch({ strict: false }) as object
  const session = useSession()
  const base = listAddress(door, lista)
  const item = (key: string, label: string, kept: object) => ({
    key,
    label,
    href: addressOf(base, kept),
    ...(isSameSearch(kept, search) && { state: 'now' as const }),
  })
  const items = [
    item('todas', 'Todas', {}),
    item('minhas', 'Minhas', { filtro: { id_vendedor: session?.usuarioId } }),
    item('livres', 'Sem vendedor', { filtro: { id_vendedor: null } }),
  ]
  return (
    <Spine label="De quem" under>
      <SectionLabel>De quem</SectionLabel>
      <Thread items={items} />
    </Spine>
  )
}
