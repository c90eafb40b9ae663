import { Eye, ListChecks } from 'lucide-react'
import { can, isSuperadmin } from '@intranet/contract/access'
import { table } from '@intranet/contract/messages/tables'
import { keepsMotives } from '@intranet/contract/sales/blacklist-motives'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { blacklistColumns, blacklistFilters, type BlacklistEntry } from './blacklist-columns.tsx'
import { blacklistAt, type BlacklistDoor } from './blacklist.entity.ts'
import { editAddress } from '@/components/records/entity.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'

/** Who is not sold to. The sellers' door only shows it (docs/sales.md#one-registry). */
export function BlacklistListPage({ door }: { door: BlacklistDoor }) {
  const entity = blacklistAt[door]
  const session = useSession()
  const writes = door !== 'external' && can(session, 'blacklist', 'create')
  const open = (entry: BlacklistEntry): RowAction[] => [
    { label: 'Ver', icon: Eye, to: editAddress(entity, entry) },
  ]
  const edit = (entry: BlacklistEntry, usual: RowAction[]) =>
    entry.editavel
      ? usual.filter(({ label }) => label !== table.remove || isSuperadmin(session))
      : open(entry)
  return (
    <RecordListPage
      entity={entity}
      columns={blacklistColumns(door)}
      filters={[useProviderFilter(), ...blacklistFilters]}
      manages={writes}
      tools={
        writes &&
        keepsMotives(session) && (
          <AddressLink to="/blacklist/motives/list" className={buttonVariants({ variant: 'outline' })}>
            <ListChecks aria-hidden />
            Motivos
          </AddressLink>
        )
      }
      actions={edit}
      readActions={open}
    />
  )
}
