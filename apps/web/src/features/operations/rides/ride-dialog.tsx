import { formatDate, formatMoney } from '@intranet/contract/formats'
import { rideTypeLabels } from '@intranet/contract/operations/ride-options'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PassengerStateMark, RideStateMark } from './ride-marks.tsx'
import { WhatsAppLink } from './ride-passengers.tsx'

type Ride = Outputs['rides']['get']

function Facts({ ride }: { ride: Ride }) {
  const share = Number(ride.valor_sugerido)
  const lines: [string, string][] = [
    ['Saída', `${ride.cidade_origem}/${ride.uf_origem}, ${ride.origem}`],
    ['Chegada', `${ride.cidade_destino}/${ride.uf_destino}, ${ride.destino}`],
    ['Quando', `${formatDate(ride.data)} às ${ride.hora}`],
    ['Veículo', [rideTypeLabels[ride.tipo], ride.veiculo_descricao].filter(Boolean).join(' · ')],
    ...(share > 0 ? [['Valor sugerido', formatMoney(ride.valor_sugerido)] satisfies [string, string]] : []),
    ...(ride.observacao ? [['Observação', ride.observacao] satisfies [string, string]] : []),
    ...(ride.motivo ? [['Motivo do cancelamento', ride.motivo] satisfies [string, string]] : []),
  ]
  return (
    <dl className="grid gap-2 text-sm">
      {lines.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A ride for who asked for a seat: name and phone of the driver once they are accepted. */
export function RideDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.rides.get.queryOptions({ id }))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Carona</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Loaded reads={[read]} waiting={<Skeleton className="h-40 w-full" />}>
            {(ride) => (
              <div className="grid gap-4">
                <div className="flex items-center gap-3">
                  <Avatar
                    name={ride.motorista}
                    image={ride.foto_motorista && `/files/${ride.foto_motorista}`}
                  />
                  <b className="min-w-0 grow truncate font-semibold">{ride.motorista ?? 'Motorista'}</b>
                  {ride.passageiros[0] && ride.situacao !== 'cancelada' ? (
                    <PassengerStateMark state={ride.passageiros[0].situacao} />
                  ) : (
                    <RideStateMark state={ride.situacao} />
                  )}
                </div>
                <Facts ride={ride} />
                {ride.telefone_motorista && (
                  <div>
                    <WhatsAppLink phone={ride.telefone_motorista} name={ride.motorista} />
                  </div>
                )}
              </div>
            )}
          </Loaded>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
