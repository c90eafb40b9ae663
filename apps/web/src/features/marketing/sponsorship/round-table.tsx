import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { roundAuthorLabels, sponsorshipTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { RoundMark } from './sponsorship-marks.tsx'
import { useWorks } from './use-works.ts'

type Round = Outputs['sponsorshipRounds']['list']['dados'][number]

/** Rounds as a conversation, newest first: who offered what, until when, and what came of it. */
export function RoundTable({
  rows,
  actions,
}: {
  rows: readonly Round[]
  actions?: (round: Round) => ReactNode
}) {
  const opens = useWorks()
  return (
    <ol className="grid max-w-[860px] gap-3" aria-label="Rodadas">
      {rows.map((round) => (
        <Card asChild key={round.id} className="grid gap-2 p-4">
          <li>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {opens ? (
                <AddressLink
                  to={`/marketing/sponsorship/negociation/edit/${round.id}`}
                  className="font-semibold"
                >
                  Rodada {round.rodada}
                </AddressLink>
              ) : (
                <b className="font-semibold">Rodada {round.rodada}</b>
              )}
              <RoundMark state={round.situacao} />
              <span className="text-sm text-muted-foreground">
                {roundAuthorLabels[round.autor]} · {formatDateTime(round.created_at)}
              </span>
              <b className="ml-auto text-lg">{formatMoney(round.valor)}</b>
            </div>
            <p className="text-sm">
              {sponsorshipTypeLabels[round.tipo]}
              {round.itens && ` · ${round.itens}`}
              {round.validade && ` · válida até ${formatDate(round.validade)}`}
            </p>
            <p className="text-sm text-muted-foreground">Contrapartidas: {round.contrapartidas}</p>
            {round.observacao && <p className="text-sm text-muted-foreground">{round.observacao}</p>}
            {actions && <div className="flex flex-wrap gap-2">{actions(round)}</div>}
          </li>
        </Card>
      ))}
    </ol>
  )
}
