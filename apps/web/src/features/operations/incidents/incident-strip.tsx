import { ageLabel, formatNumber } from '@intranet/contract/formats'
import { formatSpan } from '@intranet/contract/moment-span'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { IncidentPriorityMark } from './incident-marks.tsx'

type Short = Outputs['incidents']['strip']['abertos'][number]

function Lines({ incidents, about }: { incidents: Short[]; about: (incident: Short) => string }) {
  return (
    <Card asChild className="block py-0 divide-y divide-border">
      <ul>
        {incidents.map((incident) => (
          <li key={incident.id} className="flex items-center gap-3 px-3.5 py-2.5 text-sm">
            <CategoryMark {...incident} />
            <div className="min-w-0 grow">
              <AddressLink
                to={`/incidents/list?ver=${incident.id}`}
                className="line-clamp-2 text-foreground sm:line-clamp-1"
                preload={false}
              >
                {incident.titulo}
              </AddressLink>
              <span className="block text-xs text-muted-foreground sm:truncate">
                {incident.abrangencia} · <span className="whitespace-nowrap">{about(incident)}</span>
              </span>
            </div>
            <IncidentPriorityMark priority={incident.prioridade} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/**
 * "Incidentes em aberto" and how many: up to five, the critical first, with how long they last; then the planned work,
 * where it is not among them.
 */
export function IncidentStrip() {
  const read = useQuery(trpc.incidents.strip.queryOptions())
  return (
    <Loaded reads={[read]} waiting={<Skeleton className="h-24 w-full" />}>
      {({ total, abertos, programados }) => {
        const planned = programados.filter(({ id }) => abertos.every((one) => one.id !== id))
        const cut = abertos.length + planned.length < total
        return (
          <>
            <SectionLabel
              count={total || undefined}
              link={cut && <AddressLink to="/incidents/list">Ver os {formatNumber(total)}</AddressLink>}
            >
              Incidentes em aberto
            </SectionLabel>
            {abertos.length === 0 ? (
              <p className="text-sm text-muted-foreground">Nada parado agora.</p>
            ) : (
              <Lines incidents={abertos} about={({ inicio }) => ageLabel(inicio, new Date())} />
            )}
            {planned.length > 0 && (
              <>
                <h3 className="mt-4 mb-2 text-sm font-semibold">Manutenções programadas</h3>
                <Lines incidents={planned} about={({ inicio, previsao }) => formatSpan(inicio, previsao)} />
              </>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
