import { formatNumber } from '@intranet/contract/formats'
import type { PersonalDataSection } from '@intranet/contract/people/personal-data-options'
import { personalDataWords } from '@intranet/contract/people/personal-data-words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { ErrorState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

const PAGE = 20

type Labels = Record<string, string>

interface RowProps {
  columns: PersonalDataSection['colunas']
  row: Record<string, unknown>
  labels: Labels
}

function DataRow({ columns, row, labels }: RowProps) {
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t border-border py-3 sm:grid-cols-2 lg:grid-cols-3">
      {columns.map(({ campo, rotulo }) => (
        <div key={campo} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{rotulo}</dt>
          <dd className="break-words text-sm">{personalDataWords(campo, row[campo], labels)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rows({ section, labels }: { section: PersonalDataSection; labels: Labels }) {
  const { chave } = section
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...trpc.ownData.get.queryKey({ secao: chave }), 'linhas'],
    queryFn: async ({ pageParam }) =>
      (await api.ownData.get.query({ secao: chave, limit: PAGE, offset: pageParam }))[0]!,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length * PAGE : undefined),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-16 w-full" />
  const rows = data.pages.flatMap((page) => page.linhas)
  return (
    <>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows of many tables: no key but their place
        <DataRow key={index} columns={section.colunas} row={row} labels={labels} />
      ))}
      {hasNextPage && (
        <div className="flex items-center gap-3 border-t border-border py-3">
          <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Mostrar mais
          </Button>
          <span className="text-xs text-muted-foreground">
            {formatNumber(rows.length)} de {formatNumber(section.total)}
          </span>
        </div>
      )}
    </>
  )
}

/** One part of what is kept: its rows are read when it opens. */
export function DataSection({ section, labels }: { section: PersonalDataSection; labels: Labels }) {
  const [open, setOpen] = useState(false)
  const { chave, titulo, finalidade, total } = section
  const panel = `secao-${chave}`
  return (
    <Card asChild className="block py-0 px-4">
      <li>
        <h3>
          <button
            type="button"
            className="flex min-h-12 w-full items-center gap-3 py-2 text-left"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight className={open ? 'rotate-90' : ''} aria-hidden />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{titulo}</span>
              <span className="block text-xs font-normal text-muted-foreground">{finalidade}</span>
            </span>
            <span className="text-sm tabular-nums text-muted-foreground">{formatNumber(total)}</span>
          </button>
        </h3>
        <div id={panel} hidden={!open}>
          {open && <Rows section={section} labels={labels} />}
        </div>
      </li>
    </Card>
  )
}
