import { useQueryClient } from '@tanstack/react-query'
import { Pencil, SquareArrowOutUpRight, UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatCount, formatDocument } from '@intranet/contract/formats'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { openLeadChoices } from '@intranet/contract/sales/lead-import-words'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { BulkAction, BulkBar } from '@/components/table/bulk-bar.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { Filters } from '@/components/table/filters.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { leadAddress } from '../leads/lead-addresses.ts'
import { phoneText } from '../lead-text.ts'
import type { LeadImport } from './lead-import.ts'
import { OpenLeadSelect } from './open-lead-select.tsx'

type Participant = Outputs['leadImports']['participants']['dados'][number]

function LeadState({ participant: { lead, codlead, lead_aberta } }: { participant: Participant }) {
  if (lead)
    return (
      <Badge variant="success" data-state-word>
        {codlead ?? 'Criada'}
      </Badge>
    )
  return lead_aberta ? (
    <Badge variant="warning" data-state-word>
      Lead aberta
    </Badge>
  ) : (
    'Não criada'
  )
}

const columns: ListColumns<Participant, 'leadImports.participants'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'telefone',
    header: 'Telefone',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => phoneText(row.original.telefone),
  },
  {
    accessorKey: 'cpf',
    header: 'CPF',
    meta: { sort: true },
    cell: ({ row }) => formatDocument(row.original.cpf),
  },
  {
    accessorKey: 'cliente',
    header: 'Cliente',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => (row.original.cliente ? <Badge variant="info">Cliente</Badge> : 'Não'),
  },
  {
    accessorKey: 'codlead',
    header: 'Lead',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => <LeadState participant={original} />,
  },
  { accessorKey: 'linha', header: 'Linha', meta: { numeric: true, sort: true } },
]

const filters: FiltersOf<'leadImports.participants'> = [
  { key: 'cliente', label: 'Cliente', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'lead', label: 'Lead criada', kind: 'boolean', labels: ['Sim', 'Não'] },
]

const isLead = ({ lead }: Participant) => lead

/** Asks for the rows again whenever what is above them has moved on. */
function useRowsFollow(state: string) {
  const queryClient = useQueryClient()
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    void queryClient.invalidateQueries(trpc.leadImports.participants.pathFilter())
  }, [queryClient, state])
}

/** The participants of an import; the ticked ones become leads (docs/lead-imports.md#participants-that-are-leads). */
export function ParticipantTable({ record }: { record: LeadImport }) {
  const { id, editavel, total_participantes, leads_criadas, leads_unidas, situacao } = record
  const [withLead, setWithLead] = useState(record.com_lead_aberta)
  const confirm = useConfirm()
  const search = useTableSearch('leadImports.participants')
  const session = useSession()
  const input = { ...search.input, filtro: { ...search.input.filtro, id_importacao_evento: id } }
  const list = useList(trpc.leadImports.participants.queryOptions(input), search)
  const selection = useSelection(list, search, isLead)
  const writes = editavel && can(session, 'vendas', 'create')
  const table = useListTable({ columns, list, search, selection: writes ? selection : undefined })
  useRowsFollow(`${situacao} ${leads_criadas} ${leads_unidas}`)
  const someOpen =
    record.linhas_com_lead > 0 || record.leads_puladas > 0 || list.data?.dados.some((row) => row.lead_aberta)
  const { mutateAsync } = useSave(trpc.leadImports.createLeads.mutationOptions(), {
    saved: ({ message }) => message,
    failed: text.createFailed,
    changes: [trpc.leadImports.pathFilter()],
  })
  const create = (chosen: { participantes: number[] } | { todos: true }) =>
    mutateAsync({ id, com_lead_aberta: withLead, ...chosen })
  const createAll = async () => {
    const missing = total_participantes - leads_criadas - leads_unidas
    const sure = await confirm({
      title: 'Criar todas as leads?',
      consequences: [
        `${formatCount(missing, 'participante sem lead vira lead', 'participantes sem lead viram leads')} da campanha ${record.campanha}.`,
        ...(someOpen ? [`Quem já tem lead aberta: ${openLeadChoices[withLead].toLowerCase()}.`] : []),
      ],
      confirmLabel: 'Criar leads',
    })
    if (sure) await create({ todos: true }).catch(() => {})
  }
  const actions = ({ id: participant, lead, id_lead }: Participant): RowAction[] => [
    ...(!lead && writes
      ? [
          {
            label: 'Editar',
            icon: Pencil,
            to: `/marketing/imports-leads/edit?lead_id=${participant}&import_id=${id}` as const,
          },
        ]
      : []),
    ...(id_lead
      ? [{ label: 'Abrir lead', icon: SquareArrowOutUpRight, to: leadAddress('internal', id_lead) }]
      : []),
  ]
  return (
    <>
      <Toolbar
        end={
          <>
            {writes && someOpen && <OpenLeadSelect value={withLead} onChange={setWithLead} />}
            {writes && situacao === 'importada' && leads_criadas + leads_unidas < total_participantes && (
              <Button variant="outline" cooldown onClick={() => void createAll()}>
                Criar todas as leads
              </Button>
            )}
            <ExportButton procedure="leadImports.participants" input={input} table={table} />
          </>
        }
      >
        <SearchBox search={search} placeholder="Buscar participante" />
        <Filters search={search} filters={filters} />
      </Toolbar>
      <DataTable label="Participantes" table={table} list={list} search={search} actions={actions}>
        <Pagination table={table} />
      </DataTable>
      <BulkBar selection={selection} noun={['participante', 'participantes']}>
        <BulkAction icon={UserPlus} act={(participantes) => create({ participantes })}>
          Criar leads
        </BulkAction>
      </BulkBar>
    </>
  )
}
