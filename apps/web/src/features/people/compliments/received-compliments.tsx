import { ageLabel, formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { MoreRows, useMoreRows } from '@/components/table/more-rows.tsx'
import { RowActions } from '@/components/table/row-actions.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Reactions } from '@/features/content/news/reactions.tsx'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useNow } from '@/lib/use-now.ts'
import { ComplimentMarks } from './compliment-marks.tsx'
import { useComplimentActions, type ComplimentRow } from './use-compliment-actions.ts'

const PAGE = 20

function Compliment({ row }: { row: ComplimentRow }) {
  const actions = useComplimentActions()(row)
  const now = new Date(useNow())
  return (
    <Card asChild className="grid gap-2 p-4">
      <li>
        <div className="flex items-center gap-2 text-sm">
          <Avatar
            name={row.remetente}
            image={row.foto_remetente && `/files/${row.foto_remetente}`}
            size="sm"
          />
          <b className="min-w-0 truncate font-semibold">{row.remetente ?? 'Intranet'}</b>
          <time
            dateTime={row.created_at}
            title={formatDateTime(row.created_at)}
            className="text-xs text-muted-foreground"
          >
            {ageLabel(row.created_at, now)}
          </time>
          <span className="grow" />
          <ComplimentMarks row={row} />
          <RowActions label={`Ações do elogio de ${row.remetente ?? 'Intranet'}`} actions={actions} />
        </div>
        <p className="whitespace-pre-line break-words">{row.texto}</p>
        <p className="flex items-center gap-2 text-xs text-muted-foreground">
          <CategoryMark color={row.color} icone={row.icone} />
          {row.categoria}
        </p>
        <Reactions tipo="elogio" id={row.id} reacoes={row.reacoes} minha_reacao={row.minha_reacao} />
      </li>
    </Card>
  )
}

interface ReceivedComplimentsProps {
  id: number
  nome: string | null
  /** The way to praise the person, where there is none yet. */
  action?: ReactNode
}

/** What somebody received, the newest first. */
export function ReceivedCompliments({ id, nome, action }: ReceivedComplimentsProps) {
  const more = useMoreRows(id, PAGE)
  const received = useQuery({
    ...trpc.compliments.list.queryOptions({ limit: more.limit, filtro: { id_funcionario: id } }),
    ...more.kept,
  })
  return (
    <Loaded reads={[received]} waiting={<Skeleton className="h-32 w-full" />}>
      {(data) => {
        if (data.dados.length === 0)
          return <EmptyState text={`${nome ?? 'A pessoa'} ainda não recebeu elogios.`} action={action} />
        return (
          <>
            <ul className="grid max-w-[640px] gap-3">
              {data.dados.map((row) => (
                <Compliment key={row.id} row={row} />
              ))}
            </ul>
            <MoreRows rows={more} read={received} />
          </>
        )
      }}
    </Loaded>
  )
}
