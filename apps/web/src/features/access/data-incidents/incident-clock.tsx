import { formatDateTime } from '@intranet/contract/formats'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Clocked = Pick<
  Outputs['dataIncidents']['list']['dados'][number],
  'prazo' | 'encerrado_em' | 'comunicado_autoridade_em' | 'comunicado_titulares_em'
>

const isPast = (moment: string) => new Date(moment) < new Date()

/** How an incident's three working days are: over, done, or until when. */
export function IncidentClock({ incident }: { incident: Clocked }) {
  const { prazo, encerrado_em, comunicado_autoridade_em, comunicado_titulares_em } = incident
  if (encerrado_em) return <Badge variant="secondary">Encerrado</Badge>
  if (comunicado_autoridade_em && comunicado_titulares_em) return <Badge variant="success">Comunicado</Badge>
  const late = isPast(prazo)
  return (
    <Badge variant={late ? 'destructive' : 'warning'}>
      {late ? 'Vencido em' : 'Até'} {formatDateTime(prazo)}
    </Badge>
  )
}
