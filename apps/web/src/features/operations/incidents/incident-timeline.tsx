import { formatDateTime } from '@intranet/contract/formats'
import { incidentStateLabels } from '@intranet/contract/operations/incident-options'
import { Thread } from '@/components/shell/thread.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Incident = Outputs['incidents']['get']

/** What was said and done, who said it and when; the newest first. */
export function IncidentTimeline({ incident }: { incident: Incident }) {
  if (incident.andamentos.length === 0)
    return <p className="text-sm text-muted-foreground">Nenhum andamento ainda.</p>
  const last = incident.andamentos.at(-1)!.id
  return (
    <Thread
      tall
      items={incident.andamentos.toReversed().map(({ id, texto, situacao_para, usuario, created_at }) => ({
        key: String(id),
        label: (
          <span className="block min-w-0 break-words">
            {situacao_para && texto !== `${incidentStateLabels[situacao_para]}.` && (
              <b>{incidentStateLabels[situacao_para]}: </b>
            )}
            {texto}
          </span>
        ),
        note: [usuario, formatDateTime(created_at)].filter(Boolean).join(' · '),
        state: id === last ? 'now' : 'done',
      }))}
    />
  )
}
