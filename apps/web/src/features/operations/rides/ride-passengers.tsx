import { formatCount } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PassengerStateMark } from './ride-marks.tsx'
import { useRideSteps } from './use-ride-steps.ts'

type Passenger = Outputs['rides']['get']['passageiros'][number]

/** WhatsApp with Brazil's code, once the seat is theirs. */
export function WhatsAppLink({ phone, name }: { phone: string; name: string | null }) {
  const digits = phone.length <= 11 ? `55${phone}` : phone
  return (
    <a
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
      href={`https://wa.me/${digits}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`WhatsApp de ${name ?? 'colega'}`}
    >
      <MessageCircle className="size-4" aria-hidden />
      WhatsApp
    </a>
  )
}

function Line({ passenger, answers, left }: { passenger: Passenger; answers: boolean; left: boolean }) {
  const { answer, busy } = useRideSteps()
  const { id, nome, id_foto, telefone, lugares, ponto_embarque, mensagem, situacao } = passenger
  const seats = formatCount(lugares, 'lugar', 'lugares')
  return (
    <li className="grid gap-2 border-b border-border py-3 last:border-0">
      <div className="flex items-center gap-3">
        <Avatar name={nome} image={id_foto && `/files/${id_foto}`} />
        <div className="min-w-0 grow">
          <b className="block truncate font-semibold">{nome ?? 'Sem nome'}</b>
          <span className="block text-xs text-muted-foreground">
            {[seats, ponto_embarque].filter(Boolean).join(' · ')}
          </span>
        </div>
        <PassengerStateMark state={situacao} />
      </div>
      {mensagem && <p className="text-sm break-words">{mensagem}</p>}
      <div className="flex flex-wrap gap-2">
        {telefone && <WhatsAppLink phone={telefone} name={nome} />}
        {answers && situacao === 'pendente' && (
          <>
            <Button size="sm" busy={busy} onClick={() => answer(id, 'aceito')}>
              Aceitar
            </Button>
            <Button variant="outline" size="sm" busy={busy} onClick={() => answer(id, 'recusado')}>
              Recusar
            </Button>
          </>
        )}
        {answers && left && situacao === 'aceito' && (
          <Button variant="outline" size="sm" busy={busy} onClick={() => answer(id, 'ausente')}>
            Não veio
          </Button>
        )}
      </div>
    </li>
  )
}

/** Who asks for a seat: the driver accepts or refuses. */
export function RidePassengers({ id }: { id: number }) {
  const read = useQuery(trpc.rides.get.queryOptions({ id }))
  return (
    <Loaded reads={[read]} waiting={<Skeleton className="h-24 w-full" />}>
      {({ passageiros, minha, gere, situacao, partida }) =>
        passageiros.length === 0 ? (
          <EmptyState title="Ninguém pediu lugar ainda" />
        ) : (
          <ul>
            {passageiros.map((passenger) => (
              <Line
                key={passenger.id}
                passenger={passenger}
                answers={(minha || gere) && situacao !== 'cancelada'}
                left={Date.parse(partida) <= Date.now()}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

export default function PassengersDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Passageiros</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <RidePassengers id={id} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
