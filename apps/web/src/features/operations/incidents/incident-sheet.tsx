import { formatDateTime } from '@intranet/contract/formats'
import {
  incidentStateLabels,
  openIncidentStates,
  type IncidentState,
} from '@intranet/contract/operations/incident-options'
import { useQuery } from '@tanstack/react-query'
import { BellOff, BellRing, Pencil } from 'lucide-react'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { RichText } from '@/components/ui/rich-text.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { IncidentPriorityMark, IncidentStateMark, lasting } from './incident-marks.tsx'
import { IncidentReaders } from './incident-readers.tsx'
import { IncidentTimeline } from './incident-timeline.tsx'
import { IncidentWork } from './incident-work.tsx'
import { stepsOf, useIncidentSteps } from './use-incident-steps.ts'
import { RecordSheet } from '@/components/records/record-sheet.tsx'

type Incident = Outputs['incidents']['get']

const mainFacts = (incident: Incident): Fact[] => [
  ['Categoria', incident.categoria],
  ['Abrangência', incident.abrangencia],
  ['Início', formatDateTime(incident.inicio)],
  [incident.programada ? 'Até' : 'Previsão', incident.previsao && formatDateTime(incident.previsao)],
]
const otherFacts = (incident: Incident): Fact[] => [
  ['Cidades', incident.cidades.map(({ nome, uf }) => `${nome}/${uf}`).join(', ')],
  ['Bairros', incident.bairros.join(', ')],
  ['Fim', incident.fim && formatDateTime(incident.fim)],
  ['Duração', lasting(incident)],
  ['Autor', incident.autor],
]

/** The step that usually comes next is the filled button; taking part in it and taking it back are in the menu. */
function Actions({ incident }: { incident: Incident }) {
  const { id, segue } = incident
  const { take, isPending } = useIncidentSteps()
  const follow = useSave(trpc.incidents.follow.mutationOptions(), {
    changes: [trpc.incidents.get.queryFilter({ id })],
  })
  const open = openIncidentStates.includes(incident.situacao)
  const steps = stepsOf(incident).map(({ label, situacao, variant }): RowAction => ({
    label: variant ? 'Cancelar incidente' : label,
    variant,
    separated: variant !== undefined,
    disabled: isPending,
    onSelect: () => void take(incident, situacao),
  }))
  const near = steps.filter(({ variant }) => !variant)
  const following: RowAction = {
    label: segue ? 'Deixar de acompanhar' : 'Acompanhar',
    icon: segue ? BellOff : BellRing,
    disabled: follow.isPending,
    onSelect: () => follow.mutate({ id, segue: !segue }),
  }
  // Who can do nothing else with it has it at hand.
  const isNear = near.length === 0 && !segue
  return (
    <RecordActions
      name={incident.titulo}
      near={isNear ? [following] : near}
      rest={[
        ...(isNear ? [] : [following]),
        ...(incident.editavel && open
          ? [{ label: 'Editar', icon: Pencil, to: `/incidents/edit/${id}` } satisfies RowAction]
          : []),
        ...steps.filter(({ variant }) => variant),
      ]}
    />
  )
}

const path = (['aberto', 'em_tratamento', 'resolvido'] as const).map((key) => ({
  key,
  title: incidentStateLabels[key],
}))

/** Its stages with their days. */
function IncidentStages({ incident: { id, situacao } }: { incident: Incident }) {
  const read = useQuery(trpc.incidents.stages.queryOptions({ id }))
  return (
    <ReadThread
      narrow
      path={path}
      read={read}
      beside={(stage) => incidentStateLabels[stage as IncidentState]}
      ended={!openIncidentStates.includes(situacao)}
    />
  )
}

/** An incident beside its list: what happened, how it goes on, whom it concerns and who has read it. */
export function IncidentSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.incidents.get.queryOptions({ id }))
  return (
    <RecordSheet title={read.data?.titulo ?? 'Incidente'} read={read} onClose={onClose}>
      {(incident) => (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <IncidentStateMark state={incident.situacao} />
            <IncidentPriorityMark priority={incident.prioridade} />
          </div>
          <Facts rows={mainFacts(incident)} />
          <Actions incident={incident} />
          <IncidentStages incident={incident} />
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
          <Facts rows={otherFacts(incident)} />
          <IncidentWork incident={incident} />
          <section>
            <SectionLabel count={incident.andamentos.length}>O fio</SectionLabel>
            <IncidentTimeline incident={incident} />
          </section>
          <section>
            <SectionLabel>Leitura</SectionLabel>
            <IncidentReaders incident={incident} />
          </section>
        </div>
      )}
    </RecordSheet>
  )
}
