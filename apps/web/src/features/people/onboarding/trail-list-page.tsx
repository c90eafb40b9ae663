import { formatDuration } from '@intranet/contract/formats'
import { can } from '@intranet/contract/access'
import { onboarding as text } from '@intranet/contract/messages/people'
import { trail } from '@intranet/contract/people/onboarding-trail'
import { Link2 } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordPage } from '@/components/list/record-page.tsx'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { ErrorState } from '@/components/shell/states.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { trails } from './trail.entity.ts'

type Trail = Outputs['onboardingTrails']['list']['dados'][number]

const column = columnsOf(trail)

const columns: ListColumns<Trail, 'onboardingTrails.list'> = [
  column('nome', { card: 'main' }),
  column('total_conteudos'),
  column('minutos', {
    header: 'Duração',
    card: 'extra',
    numeric: false,
    cell: ({ minutos }: Trail) => formatDuration(minutos),
  }),
  column('onboardings'),
  column('empresa', { cell: (row: Trail) => <ProviderCell id={row.id_empresa} name={row.empresa} /> }),
  column('departamento'),
  column('ativo'),
  createdColumn(),
]

/** Trails; what one may do with them follows one's role, the server's rule being the same. */
export function TrailListPage() {
  const session = useSession()
  const { list } = useRecordList(trails)
  const filters = [useProviderFilter(), statusFilter]
  const creates = can(session, 'onboarding', 'create')
  const manages = can(session, 'onboarding', 'manage')
  const deletes = can(session, 'onboarding', 'superadmin')
  const records = useRecordActions(trails)
  const link = (row: Trail): RowAction => ({
    label: 'Vincular conteúdos',
    icon: Link2,
    to: `/human-resources/trail/sync/${row.id}`,
  })
  const actions = (row: Trail) => {
    const [edit, toggle, remove] = records.actions(row)
    return [
      ...(manages ? [edit!] : []),
      link(row),
      ...(manages ? [toggle!] : []),
      ...(deletes ? [remove!] : []),
    ]
  }
  return (
    <RecordPage
      tools={creates && <AddLink to="/human-resources/trail/register">{trails.add}</AddLink>}
      entity={trails}
      list={list}
      columns={columns}
      filters={filters}
      records={manages ? { actions, switchMany: records.switchMany } : undefined}
      actions={creates ? actions : undefined}
    >
      {(rows) =>
        list.error && !list.data ? (
          <ErrorState error={list.error} title={text.trailsFailed} onRetry={() => void list.refetch()} />
        ) : (
          rows
        )
      }
    </RecordPage>
  )
}
