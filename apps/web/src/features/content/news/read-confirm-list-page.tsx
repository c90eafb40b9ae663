import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '@intranet/contract/formats'
import { mayRemind } from '@intranet/contract/content/news-access'
import { news as text } from '@intranet/contract/messages/content'
import { BellRing } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { RecordTable } from '@/components/records/record-table.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumn } from '@/components/table/list-column.ts'
import { PercentCell } from '@/components/table/percent-cell.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'

type Reader = Outputs['newsReadings']['list']['dados'][number]

const columns: ListColumn<Reader & { ativo: boolean }>[] = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { card: 'extra', sort: true } },
  { accessorKey: 'empresa', header: 'Provedor', meta: { sort: true } },
  {
    accessorKey: 'situacao',
    header: 'Status',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => (
      <Badge tone={row.original.lido ? 'success' : 'warning'}>{row.original.situacao}</Badge>
    ),
  },
  {
    accessorKey: 'lido_em',
    header: 'Data',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => formatDateTime(row.original.lido_em),
  },
]

const situation: FilterDefinition = {
  key: 'situacao',
  label: 'Status',
  kind: 'choice',
  options: ['Lido', 'Pendente'].map((value) => ({ value, label: value })),
}

/** Who read one required publication, who did not, and the reminder. */
export function ReadConfirmListPage({ id }: { id: number }) {
  const address = useTableSearch()
  // The item is part of every question here, the export's too.
  const search = {
    ...address,
    input: { ...address.input, filtro: { ...address.input.filtro, id_novidade: id as never } },
  }
  const list = useList(trpc.newsReadings.list.queryOptions(search.input), search)
  const line = useQuery(trpc.newsReadings.boardLine.queryOptions({ id }))
  const filters = [situation, useDepartmentFilter(), useProviderFilter()]
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const reminds = mayRemind(useSession())
  const { mutate: remind, isPending } = useMutation({
    ...trpc.newsReadings.remind.mutationOptions(),
    async onSuccess({ cobrados, pendentes }) {
      const waiting = pendentes - cobrados
      const rest = waiting > 0 ? ` ${waiting} já cobrados nas últimas 24 horas.` : ''
      toast.success(`${cobrados} ${cobrados === 1 ? 'pessoa avisada' : 'pessoas avisadas'}.${rest}`)
      await queryClient.invalidateQueries(trpc.newsReadings.pathFilter())
    },
  })
  if (line.error) return <ErrorState error={line.error} onRetry={() => void line.refetch()} />
  const ask = async () => {
    const consequences = [
      `Quem está pendente (${line.data?.pendentes ?? 0}) recebe uma notificação.`,
      'Ninguém é avisado mais de uma vez em 24 horas.',
    ]
    if (await confirm({ title: `${text.remind}?`, consequences, confirmLabel: 'Cobrar' })) remind({ id })
  }
  return (
    <Page layout="plain">
      <PageHead
        title={line.data?.titulo ?? 'CONFIRMAÇÃO DE LEITURA'}
        total={
          line.data && (
            <>
              {line.data.lidos} de {line.data.publico} leram · <PercentCell percent={line.data.percentual} />
            </>
          )
        }
      >
        {reminds && (
          <Button
            variant="primary"
            icon={BellRing}
            busy={isPending}
            disabled={!line.data?.pendentes}
            onClick={() => void ask()}
          >
            {text.remind}
          </Button>
        )}
      </PageHead>
      <PageSheet>
        <RecordTable
          procedure="newsReadings.list"
          label="Leitores"
          noun={['leitor', 'leitores']}
          list={list as never}
          search={search}
          columns={columns}
          filters={filters}
        />
      </PageSheet>
    </Page>
  )
}
