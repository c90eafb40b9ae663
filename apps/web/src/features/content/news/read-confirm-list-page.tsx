import { formatCount } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { mayRemind } from '@intranet/contract/content/news-access'
import { news as text } from '@intranet/contract/messages/content'
import { BellRing } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { ListPage } from '@/components/list/list-page.tsx'
import { RouteError } from '@/components/shell/route-error.tsx'
import { PercentCell } from '@/components/table/percent-cell.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { readerColumns, situationFilter } from './reader-columns.tsx'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSave } from '@/lib/use-save.ts'

/** Who read one required publication, who did not, and the reminder. */
export function ReadConfirmListPage({ id }: { id: number }) {
  const search = useTableSearch('newsReadings.list')
  const input = { ...search.input, filtro: { ...search.input.filtro, id_novidade: id } }
  const list = useList(trpc.newsReadings.list.queryOptions(input), search)
  const line = useQuery(trpc.newsReadings.boardLine.queryOptions({ id }))
  const filters = [situationFilter, useDepartmentFilter(), useProviderFilter()]
  const confirm = useConfirm()
  const reminds = mayRemind(useSession())
  const { mutate: remind, isPending } = useSave(trpc.newsReadings.remind.mutationOptions(), {
    saved: ({ cobrados, pendentes }) => {
      const waiting = pendentes - cobrados
      const rest =
        waiting > 0 ? ` ${formatCount(waiting, 'já cobrado', 'já cobrados')} nas últimas 24 horas.` : ''
      return `${formatCount(cobrados, 'pessoa avisada', 'pessoas avisadas')}.${rest}`
    },
    changes: [trpc.newsReadings.pathFilter()],
  })
  if (line.error && !line.data) return <RouteError error={line.error} onRetry={() => void line.refetch()} />
  const ask = async () => {
    const consequences = [
      `Quem está pendente (${line.data?.pendentes ?? 0}) recebe uma notificação.`,
      'Ninguém é avisado mais de uma vez em 24 horas.',
    ]
    if (await confirm({ title: `${text.remind}?`, consequences, confirmLabel: 'Cobrar' })) remind({ id })
  }
  return (
    <ListPage
      head={{
        heading: line.data?.titulo ?? 'CONFIRMAÇÃO DE LEITURA',
        total: line.data && (
          <>
            {line.data.lidos} de {line.data.publico} leram · <PercentCell percent={line.data.percentual} />
          </>
        ),
      }}
      tools={
        reminds && (
          <Button
            icon={BellRing}
            busy={isPending}
            disabled={!line.data?.pendentes}
            onClick={() => void ask()}
          >
            {text.remind}
          </Button>
        )
      }
      label="Leitores"
      placeholder="Buscar leitor"
      list={list}
      columns={readerColumns}
      filters={filters}
    />
  )
}
