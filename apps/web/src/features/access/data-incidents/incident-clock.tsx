import { formatDateTime } from '@intranet/contract/formats'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Clocked = Pick<
  Outputs['dataIncidents']['list']['dados'][number],
  'prazo' | 'encerrado_em' | 'comunicado_autoridade_em' | 'comunicado_titulares_em'
>

/** How an incident's three working days are: over, done, or until when. */
export function IncidentClock({ incident }: { incident: Clocked }) {
  const { prazo, encerrado_em, comunicado_autoridade_em, comunicado_titulares_em } = incident
  if (encerrado_em) return <Badge variant="secondary">Encerrado</Badge>
  if (comunicado_autoridade_em && comunicado_titulares_em) return <Badge variant="success">Comunicado</Badge>
  const late = new Date(prazo) < new Date()
  return (
    <Badge variant={late ? 'destructive' : 'warning'}>
      {late ? 'Vencido em' : 'Até'} {formatDateTime(prazo)}
    </Badge>
  )
}
