import { formatDateTime } from '@intranet/contract/formats'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Clocked = Pick<
  Outputs['dataIncidents']['list']['dados'][number],
  'prazo' | 'encerrado_em' | 'comunicado_autoridade_em' | 'comunicado_titulares_em'
>

const isPast = (moment: string) => new Date(moment) < new Date()

interface IncidentClockProps {
  incident: Clocked
  /** Says the limit too where the clock has ended. */
  dated?: boolean
}

/** How an incident's three working days are: over, done, or until when. */
export function IncidentClock({ incident, dated }: IncidentClockProps) {
  const { prazo, encerrado_em, comunicado_autoridade_em, comunicado_titulares_em } = incident
  const isReported = comunicado_autoridade_em && comunicado_titulares_em
  if (encerrado_em || isReported)
    return (
      <>
        {dated && `${formatDateTime(prazo)} `}
        {encerrado_em ? (
          <StateBadge state="Encerrado" />
        ) : (
          <Badge variant="success" data-state-word>
            Comunicado
          </Badge>
        )}
      </>
    )
  const late = isPast(prazo)
  return (
    <Badge variant={late ? 'destructive' : 'warning'}>
      {late ? 'Vencido em' : dated ? 'Até' : 'Comunicar até'} {formatDateTime(prazo)}
    </Badge>
  )
}
