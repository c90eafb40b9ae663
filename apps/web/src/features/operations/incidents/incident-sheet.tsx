import { formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { BellOff, BellRing, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { RichText } from '@/components/ui/rich-text.tsx'
import { Sheet, SheetContent, SheetBody, SheetHeader, SheetTitle } from '@/components/ui/sheet.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { IncidentPriorityMark, IncidentStateMark, lasting } from './incident-marks.tsx'
import { IncidentReaders } from './incident-readers.tsx'
import { IncidentTimeline } from './incident-timeline.tsx'
import { stepsOf, useIncidentSteps } from './use-incident-steps.ts'

type Incident = Outputs['incidents']['get']

function Facts({ incident }: { incident: Incident }) {
  const { abrangencia, cidades, inicio, previsao, fim, autor, programada } = incident
  const lines: [string, ReactNode][] = [
    ['Categoria', incident.categoria],
    ['Abrangência', abrangencia],
    ...(cidades.length
      ? [['Cidades', cidades.map(({ nome, uf }) => `${nome}/${uf}`).join(', ')] satisfies [string, ReactNode]]
      : []),
    ['Início', formatDateTime(inicio)],
    [programada ? 'Até' : 'Previsão', formatDateTime(previsao)],
    ...(fim ? [['Fim', formatDateTime(fim)] satisfies [string, ReactNode]] : []),
    ['Duração', lasting(incident)],
    ['Autor', autor ?? 'Não informado'],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
      {lines.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "Acompanhar": who presses it is notified of each further progress. */
function FollowButton({ incident: { id, segue } }: { incident: Incident }) {
  const follow = useSave(trpc.incidents.follow.mutationOptions(), {
    changes: [trpc.incidents.get.queryFilter({ id })],
  })
  return (
    <Button
      variant="outline"
      aria-pressed={segue}
      busy={follow.isPending}
      onClick={() => follow.mutate({ id, segue: !segue })}
    >
      {segue ? <BellOff className="size-4" aria-hidden /> : <BellRing className="size-4" aria-hidden />}
      {segue ? 'Deixar de acompanhar' : 'Acompanhar'}
    </Button>
  )
}

function Buttons({ incident }: { incident: Incident }) {
  const { take, isPending } = useIncidentSteps()
  const open = ['aberto', 'em_tratamento'].includes(incident.situacao)
  return (
    <div className="flex flex-wrap gap-2">
      <FollowButton incident={incident} />
      {stepsOf(incident).map(({ label, situacao }) => (
        <Button variant="outline" key={label} busy={isPending} onClick={() => void take(incident, situacao)}>
          {label}
        </Button>
      ))}
      {incident.editavel && open && (
        <AddressLink to={`/incidents/edit/${incident.id}`} className={buttonVariants({ variant: 'outline' })}>
          <Pencil className="size-4" aria-hidden />
          Editar
        </AddressLink>
      )}
    </div>
  )
}

/** An incident beside its list: what happened, how it goes on, whom it concerns and who has read it. */
export function IncidentSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.incidents.get.queryOptions({ id }))
  return (
    <Sheet open onOpenChange={(next) => !next && onClose()}>
      <SheetContent size="lg">
        <SheetHeader>
          <SheetTitle>{read.data?.titulo ?? 'Incidente'}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
            {(incident) => (
              <div className="grid gap-4">
                <div className="flex flex-wrap items-center gap-2">
                  <IncidentStateMark state={incident.situacao} />
                  <IncidentPriorityMark priority={incident.prioridade} />
                </div>
                <Buttons incident={incident} />
                <Facts incident={incident} />
                <RichText html={incident.descricao} />
                {incident.solucao && (
                  <p className="text-sm break-words">
                    <b>Solução: </b>
                    {incident.solucao}
                  </p>
                )}
                {incident.motivo && (
                  <p className="text-sm break-words">
                    <b>Motivo: </b>
                    {incident.motivo}
                  </p>
                )}
                <section>
                  <SectionLabel count={incident.andamentos.length}>Andamento</SectionLabel>
                  <IncidentTimeline incident={incident} />
                </section>
                <section>
                  <SectionLabel>Leitura</SectionLabel>
                  <IncidentReaders incident={incident} />
                </section>
              </div>
            )}
          </Loaded>
        </SheetBody>
      </SheetContent>
    </Sheet>
  )
}
