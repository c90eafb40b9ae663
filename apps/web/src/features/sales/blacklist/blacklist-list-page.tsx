import { Eye, ListChecks } from 'lucide-react'
import { can, isSuperadmin } from '@intranet/contract/access'
import { table } from '@intranet/contract/messages'
import { keepsMotives } from '@intranet/contract/sales/blacklist-words'
import { AddLink } from '@/components/records/add-link.tsx'
import { ListTable } from '@/components/records/list-table.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { blacklistColumns, blacklistFilters, type BlacklistEntry } from './blacklist-columns.tsx'
import { doorWords, type BlacklistDoor } from './blacklist-door.ts'

const nameOf = ({ nome, cpf_cnpj, endereco }: BlacklistEntry) => nome ?? cpf_cnpj ?? endereco ?? 'o registro'

/** Who is not sold to. The sellers' door only shows it (docs/sales.md#one-registry). */
export function BlacklistListPage({ door }: { door: BlacklistDoor }) {
  const { base, title, add } = doorWords[door]
  const session = useSession()
  const search = useTableSearch('blacklist.list')
  const list = useList(trpc.blacklist.list.queryOptions(search.input), search)
  const providers = useProviderFilter()
  const writes = door !== 'external' && can(session, 'blacklist', 'create')
  const records = useRecordActions<BlacklistEntry>({
    base,
    name: nameOf,
    setActive: (input) => api.blacklist.setActive.mutate(input),
    remove: (input) => api.blacklist.remove.mutate(input),
    changed: trpc.blacklist.pathFilter(),
  })
  const open = ({ id }: BlacklistEntry) => [{ label: 'Ver', icon: Eye, to: `${base}/edit/${id}` }]
  const actions = (entry: BlacklistEntry) =>
    entry.editavel
      ? records.actions(entry).filter(({ label }) => label !== table.remove || isSuperadmin(session))
      : open(entry)
  const shown = {
    label: door === 'registry' ? 'Blacklist' : 'Blocklist',
    list,
    search,
    columns: blacklistColumns(door),
    filters: [providers, ...blacklistFilters],
  }
  return (
    <Page>
      <PageHead heading={title} total={list.data?.total}>
        {writes && keepsMotives(session) && (
          <AddressLink to="/blacklist/motives/list" className={buttonVariants()}>
            <ListChecks className="ic" aria-hidden />
            Motivos
          </AddressLink>
        )}
        {writes && <AddLink to={`${base}/register`}>{add}</AddLink>}
      </PageHead>
      <PageSheet>
        {writes ? (
          <RecordTable
            {...shown}
            noun={['registro', 'registros']}
            records={{ actions, switchMany: records.switchMany }}
          />
        ) : (
          <ListTable {...shown} placeholder="Buscar registro" actions={open} />
        )}
      </PageSheet>
    </Page>
  )
}
