import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { tankLabels } from '@intranet/contract/operations/fleet-options'
import { type ReactNode, useState, Suspense } from 'react'
import { Photo } from '@/components/dialogs/photo.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useUnsentOf } from '@/lib/unsent/use-unsent.ts'
import { useRecord } from '@/lib/use-record.ts'
import { requestState } from './request-state.tsx'
import { vehicleRequests } from './vehicle-request.entity.ts'
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part.tsx'

const PendingRequestForm = lazyPart(async () => ({
  default: (await import('./pending-request-form.tsx')).PendingRequestForm,
}))
const ChecklistDialog = lazyDialog(async () => ({
  default: (await import('./checklist-dialog.tsx')).ChecklistDialog,
}))

type Request = Outputs['vehicleRequests']['get']

export function RequestFacts({ record }: { record: Request }) {
  const lines: [string, ReactNode][] = [
    ['Situação', requestState(record)],
    ['Solicitante', record.solicitante],
    ['Veículo', record.placa ? `${record.placa} · ${record.modelo}` : 'Ainda sem veículo'],
    ['Motorista', record.motorista ?? '–'],
    ['Retirada', formatDateTime(record.data_retirada)],
    ['Devolução', formatDateTime(record.data_devolucao)],
    ['Trajeto', `${record.origem} → ${record.destino}`],
    ['Passageiros', record.passageiros],
    ['Motivo', record.motivo],
    ...(record.resposta ? [['Resposta', record.resposta] satisfies [string, ReactNode]] : []),
  ]
  return (
    <dl className="mb-6 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {lines.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="break-words text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the driver saw when leaving and returning, with the photos. */
export function Checklists({ record }: { record: Request }) {
  return record.checklists.map(({ momento, feito_em, km, combustivel, avarias, por, fotos }) => (
    <section key={momento} className="mb-6">
      <SectionLabel>{momento === 'saida' ? 'Saída' : 'Retorno'}</SectionLabel>
      <p className="text-sm">
        {formatDateTime(feito_em)}
        {por && `, por ${por}`} · {formatNumber(km)} km · tanque {tankLabels[combustivel]?.toLowerCase()}
      </p>
      {avarias && <p className="mt-1 text-sm">Avarias: {avarias}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {fotos.map((id, place) => (
          <Photo
            key={id}
            id={id}
            alt={`Foto ${place + 1} da ${momento === 'saida' ? 'saída' : 'volta'}`}
            className="size-24 border border-border object-cover"
          />
        ))}
      </div>
    </section>
  ))
}

/** The button of the next checklist, for the one who takes part. */
export function ChecklistButton({ record }: { record: Request }) {
  const [open, setOpen] = useState(false)
  const isOwn = ({ input }: { input: { id: number } }) => input.id === record.id
  const left = useUnsentOf('checkOut').some(isOwn)
  const returned = useUnsentOf('checkIn').some(isOwn)
  const leaves = record.situacao === 'aprovada' && !left
  if (!record.conduz || (!leaves && !left && record.situacao !== 'em_uso')) return null
  if (returned) return <Badge variant="warning">Retorno por enviar</Badge>
  return (
    <>
      {left && <Badge variant="warning">Saída por enviar</Badge>}
      <Button cooldown={false} onClick={() => setOpen(true)}>
        {leaves ? 'Registrar saída' : 'Registrar retorno'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ChecklistDialog
            id={record.id}
            kind={leaves ? 'checkOut' : 'checkIn'}
            title={`${leaves ? 'Saída' : 'Retorno'} de ${record.placa}`}
            km={record.km_atual}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Where the driver of an approved trip offers its free seats. */
function SpareSeats({ record }: { record: Request }) {
  if (!record.sobra) return null
  return (
    <AddressLink to={`/ride/register?pedido=${record.id}`} className={buttonVariants({ variant: 'outline' })}>
      Publicar vagas como carona?
    </AddressLink>
  )
}

/** A request: its form while nobody has decided, then what became of it and the checklists. */
export function VehicleRequestEditPage({ id }: { id: number }) {
  const read = useRecord(trpc.vehicleRequests.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(record) => (
        <Page>
          <PageHead beside={`${record.origem} → ${record.destino}`}>
            <SpareSeats record={record} />
            <ChecklistButton record={record} />
            <RecordHistory history={vehicleRequests.history} id={record.id} />
          </PageHead>
          <PageSheet>
            {record.meu && record.situacao === 'pendente' ? (
              <Suspense>
                <PendingRequestForm key={record.updated_at} record={record} />
              </Suspense>
            ) : (
              <>
                <RequestFacts record={record} />
                <Checklists record={record} />
              </>
            )}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
