import { can } from '@intranet/contract/access'
import { formatDate, formatNumber } from '@intranet/contract/formats'
import { squadFields } from '@intranet/contract/operations/squads'
import { useQueryClient } from '@tanstack/react-query'
import { ClipboardList, Recycle, CircleDollarSign, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { ListTable } from '@/components/records/list-table.tsx'
import { statusColumn } from '@/components/records/record-columns.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Squad = Outputs['squads']['list']['dados'][number]
type Values = z.input<typeof squadFields>

const columns: ListColumns<Squad, 'squads.list'> = [
  { accessorKey: 'nome', header: 'Equipe', meta: { sort: true, card: 'main' } },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true } },
  { accessorKey: 'sistema', header: 'Sistema', meta: { sort: true } },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true, card: 'sub' } },
  { accessorKey: 'itens', header: 'Itens', cell: ({ row }) => formatNumber(row.original.itens) },
  {
    accessorKey: 'ultima_contagem',
    header: 'Última contagem',
    cell: ({ row }) => formatDate(row.original.ultima_contagem),
  },
  {
    accessorKey: 'divergencias',
    header: 'Divergências',
    meta: { card: 'extra' },
    cell: ({ row: { original } }) =>
      original.divergencias ? <Badge tone="danger">{original.divergencias}</Badge> : '0',
  },
  statusColumn(),
]

function ResponsibleDialog({ squad, onClose }: { squad: Squad; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { id, id_responsavel, responsavel, updated_at } = squad
  return (
    <FormDialog title={`Responsável por ${squad.nome}`} onClose={onClose}>
      <Form
        identity={savedRecord('squad-responsible', squad)}
        schema={squadFields}
        defaultValues={{ id_responsavel }}
        onSubmit={async (values) => {
          await api.squads.update.mutate({ ...values, id, updated_at })
          await queryClient.invalidateQueries(trpc.squads.pathFilter())
        }}
      >
        <PersonField<Values>
          name="id_responsavel"
          label="Responsável"
          known={id_responsavel ? { id: id_responsavel, nome: responsavel } : undefined}
        />
        <FormActions />
      </Form>
    </FormDialog>
  )
}

/** The field squads: of one's providers, or those that one answers for. */
export function SquadListPage() {
  const session = useSession()
  const search = useTableSearch('squads.list')
  const list = useList(trpc.squads.list.queryOptions(search.input), search)
  const manages = can(session, 'suprimentos', 'manage')
  const [edited, setEdited] = useState<Squad>()
  const filters: FiltersOf<'squads.list'> = [
    useProviderFilter(),
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'ativo', label: 'Status', kind: 'boolean' },
  ]
  return (
    <Page>
      <PageHead total={list.data?.total} />
      <PageSheet>
        <ListTable
          label="Equipes"
          placeholder="Buscar equipe"
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          actions={(row) => [
            { label: 'Inventário', icon: ClipboardList, to: `/squads/inventory/${row.id}` },
            ...(can(session, 'suprimentos', 'read')
              ? [{ label: 'Reciclagem', icon: Recycle, to: `/squads/recycling?equipe=${row.id}` as const }]
              : []),
            ...(manages
              ? [
                  {
                    label: 'Valores',
                    icon: CircleDollarSign,
                    to: `/squads/values?equipe=${row.id}` as const,
                  },
                  { label: 'Trocar responsável', icon: UserRoundPen, onSelect: () => setEdited(row) },
                ]
              : []),
          ]}
        />
      </PageSheet>
      {edited && <ResponsibleDialog squad={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}
