import { Pencil, Plus, Power, Trash2 } from 'lucide-react'
import { formatPhone } from '@intranet/contract/formats'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Page, PageHead, PageSheet, SectionLabel, Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { BulkBar } from '@/components/table/bulk-bar.tsx'
import { ColumnChooser } from '@/components/table/column-chooser.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import { Filters } from '@/components/table/filters.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { useSelection } from '@/components/table/use-selection.ts'
import { useTableState } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { toast } from '@/lib/toast.ts'
import { uncheckedAddress } from '@/lib/address.ts'

const names = [
  'Adriana Fagundes Rocha',
  'Alexandre Kuhn',
  'Condomínio Solar da Lagoa',
  'Cleusa Maria Ávila',
  'Dionathan Borges',
  'Elisângela Prestes',
  'Fábio Henrique Quevedo',
  'Graziela Nörnberg',
  'Ivan Schellin',
  'Jéssica Damasceno',
]
const providers = ['produto', 'razao', 'vetorial']
const rows = Array.from({ length: 20 }, (_, i) => ({
  id: i + 1,
  nome: names[i % names.length] ?? '',
  ativo: i % 4 !== 3,
  telefone: i % 6 === 5 ? null : `5399117${2204 + i}`,
  cidade: i % 5 === 4 ? null : 'São Lourenço do Sul',
  sistema: providers[i % 3] ?? '',
  vendedor: 'Luana Meireles',
  canal: 'Indicação',
  campanha: 'Primavera conectada',
  valor: 1284.5 * i,
}))
type Row = (typeof rows)[number]

const columns: ListColumn<Row>[] = [
  { accessorKey: 'nome', header: 'Cliente', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'ativo',
    header: 'Status',
    meta: { card: 'extra' },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
  {
    accessorKey: 'telefone',
    header: 'Fone',
    meta: { card: 'sub' },
    cell: ({ row }) => formatPhone(row.original.telefone),
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  {
    accessorKey: 'sistema',
    header: 'Provedor',
    cell: ({ row }) => <ProviderMark sistema={row.original.sistema} />,
  },
  { accessorKey: 'vendedor', header: 'Vendedor' },
  { accessorKey: 'canal', header: 'Canal' },
  { accessorKey: 'campanha', header: 'Campanha', meta: { hidden: true } },
  { accessorKey: 'valor', header: 'Valor', meta: { numeric: true, sort: true } },
]

export function ListPage() {
  const search = useTableState<string, string, object>('departments.list')
  const choice = useColumnChoice('gallery', columns)
  const confirm = useConfirm()
  const list = {
    data: { total: 12_840, dados: rows },
    error: null,
    isFetching: false,
    refetch: () => undefined,
  }
  const selection = useSelection(list, search)
  const table = useListTable({ columns, list, search, selection, choice })
  const remove = async (row: Row) => {
    const sure = await confirm({
      title: `Excluir o lead “${row.nome}”?`,
      irreversible: true,
      consequences: ['6 regras são apagadas', '1.240 envios na fila são cancelados'],
    })
    if (sure) toast.success('Dados excluídos com sucesso!')
  }
  return (
    <Page>
      <PageHead heading="LEADS" total="12.840">
        <Button icon={Plus}>NOVO LEAD</Button>
      </PageHead>
      <Spine label="Visões da lista">
        <SectionLabel>Visões</SectionLabel>
        <Thread
          items={[
            { key: 'a', label: 'Todas', href: '/', count: '12.840', state: 'now' },
            { key: 'b', label: 'Minhas', href: uncheckedAddress('/form'), count: '86' },
            { key: 'c', label: 'Vencem hoje', href: uncheckedAddress('/pieces'), count: '14' },
          ]}
        />
      </Spine>
      <PageSheet>
        <Toolbar
          end={
            <>
              <ColumnChooser table={table} choice={choice} />
              <ExportButton procedure="leads.list" input={search.input} />
            </>
          }
        >
          <SearchBox search={search} placeholder="Nome, CPF, telefone ou código" />
          <Filters
            search={search}
            filters={[
              { key: 'ativo', label: 'Status', kind: 'boolean' },
              {
                key: 'sistema',
                label: 'Provedor',
                kind: 'choice',
                options: providers.map((value) => ({ value, label: value })),
              },
              { key: 'created_at', label: 'Criação', kind: 'period' },
            ]}
          />
        </Toolbar>
        <DataTable
          label="Leads"
          table={table}
          list={list}
          search={search}
          actions={(row) => [
            { label: 'Editar', icon: Pencil, to: uncheckedAddress('/form') },
            { label: row.ativo ? 'Inativar' : 'Ativar', icon: Power },
            {
              label: 'Excluir',
              icon: Trash2,
              variant: 'destructive',
              separated: true,
              onSelect: () => void remove(row),
            },
          ]}
        >
          <Pagination table={table} />
        </DataTable>
        <BulkBar
          selection={selection}
          noun={['lead selecionado', 'leads selecionados']}
          onActivate={async () => undefined}
          onInactivate={async () => undefined}
        />
      </PageSheet>
    </Page>
  )
}
