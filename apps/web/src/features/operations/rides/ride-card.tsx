import { formatDate, formatMoney, formatNumber } from '@intranet/contract/formats'
import { rideTypeLabels } from '@intranet/contract/operations/ride-options'
import { ArrowRight } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { LinkAddress } from '@/lib/address.ts'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { useUnsentOf } from '@/lib/unsent/use-unsent.ts'
import { PassengerStateMark } from './ride-marks.tsx'

type Card = Outputs['rides']['search']['dados'][number]
/** What a guest is shown has no person in it. */
export type BoardCard = Outputs['rides']['searchPublic']['dados'][number] & Partial<Card>

function Driver({ card }: { card: BoardCard }) {
  const { motorista, foto_motorista, tipo, valor_sugerido, origem, destino } = card
  if (!tipo) return null
  const share = Number(valor_sugerido)
  return (
    <>
      <div className="flex items-center gap-2 text-sm">
        <Avatar name={motorista} image={foto_motorista && `/files/${foto_motorista}`} />
        <span className="min-w-0 grow truncate">{motorista ?? 'Colega'}</span>
        <Badge variant="secondary">{rideTypeLabels[tipo]}</Badge>
      </div>
      <p className="text-xs break-words text-muted-foreground">
        Encontro: {origem} · Chegada: {destino}
        {share > 0 && ` · ${formatMoney(share)} por pessoa`}
      </p>
    </>
  )
}

interface RideCardProps {
  card: BoardCard
  /** Where a guest signs in, to come back here; employees ask, candidates do neither. */
  signIn?: LinkAddress
  onAsk?: (card: BoardCard) => void
}

function Action({ card, signIn, onAsk }: RideCardProps) {
  const waits = useUnsentOf('seat').some(({ input }) => input.id === card.id)
  if (signIn)
    return (
      <AddressLink to={signIn} className={buttonVariants({ variant: 'outline' })} preload={false}>
        Pedir carona
      </AddressLink>
    )
  if (!onAsk) return null
  if (card.minha)
    return (
      <AddressLink to={`/ride/edit/${card.id}`} className={buttonVariants({ variant: 'outline' })}>
        Minha oferta
      </AddressLink>
    )
  if (card.pedido === 'pendente' || card.pedido === 'aceito')
    return <PassengerStateMark state={card.pedido} />
  if (waits) return <Badge variant="warning">Pedido por enviar</Badge>
  if (card.livres <= 0) return <StateBadge state="Lotada" />
  return (
    <Button variant="outline" onClick={() => onAsk(card)}>
      Pedir carona
    </Button>
  )
}

/** An offer on the board. */
export function RideCard(props: RideCardProps) {
  const { card } = props
  const free = Math.max(0, card.livres)
  return (
    <Card asChild className="grid content-start gap-2 p-4">
      <li>
        <h3 className="flex flex-wrap items-center gap-1.5 font-semibold">
          {card.cidade_origem}/{card.uf_origem}
          <ArrowRight className="size-4" aria-label="para" />
          {card.cidade_destino}/{card.uf_destino}
        </h3>
        <p className="text-sm">
          {formatDate(card.data)} às {card.hora} · {formatNumber(free)}{' '}
          {free === 1 ? 'vaga livre' : 'vagas livres'}
        </p>
        <Driver card={card} />
        <div className="mt-1">
          <Action {...props} />
        </div>
      </li>
    </Card>
  )
}
