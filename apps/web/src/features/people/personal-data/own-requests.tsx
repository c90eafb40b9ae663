import { formatDateTime } from '@intranet/contract/formats'
import { requestKindLabels, requestStateLabels } from '@intranet/contract/people/personal-data-options'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Request = Outputs['personalDataRequests']['list']['dados'][number]

function RequestLine({ row, onWithdraw }: { row: Request; onWithdraw: () => void }) {
  return (
    <Card asChild className="grid gap-1 p-3">
      <li>
        <div className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{requestKindLabels[row.tipo]}</b>
          <StateBadge state={requestStateLabels[row.situacao]} />
          <span className="grow text-xs text-muted-foreground">{formatDateTime(row.created_at)}</span>
          {row.situacao === 'aberto' && (
            <Button variant="outline" size="sm" icon={Undo2} onClick={onWithdraw}>
              Retirar
            </Button>
          )}
        </div>
        <p className="break-words text-sm">{row.texto}</p>
        {row.resposta && (
          <p className="break-words text-sm text-muted-foreground">
            Resposta{row.responsavel ? ` de ${row.responsavel}` : ''}: {row.resposta}
          </p>
        )}
      </li>
    </Card>
  )
}

/** The person's own requests, newest first. */
export function OwnRequests({ id, onWithdraw }: { id: number; onWithdraw: (request: number) => void }) {
  const { data } = useQuery(
    trpc.personalDataRequests.list.queryOptions({ limit: 0, filtro: { id_titular: id } }),
  )
  if (!data?.dados.length) return null
  return (
    <section className="mb-6">
      <SectionLabel count={data.total ?? undefined}>Meus pedidos</SectionLabel>
      <ul className="grid gap-2">
        {data.dados.map((row) => (
          <RequestLine key={row.id} row={row} onWithdraw={() => onWithdraw(row.id)} />
        ))}
      </ul>
    </section>
  )
}
