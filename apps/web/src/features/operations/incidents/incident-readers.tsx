import { formatCount, formatDateTime, formatNumber } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Incident = Outputs['incidents']['get']

/** The names are for who registered it and for managers. */
function Names({ id }: { id: number }) {
  const readers = useQuery({ ...trpc.incidents.readers.queryOptions({ id }), staleTime: 0 })
  return (
    <Loaded reads={[readers]} waiting={<Skeleton className="h-24 w-full" />}>
      {(people) => (
        <ul className="grid max-h-72 gap-1 overflow-y-auto text-sm" aria-label="Quem foi avisado">
          {people.map(({ id: person, nome, lido_em }) => (
            <li key={person} className="flex items-center gap-2">
              {lido_em ? (
                <Check className="size-4 text-success" aria-hidden />
              ) : (
                <Clock className="size-4 text-muted-foreground" aria-hidden />
              )}
              <span className="min-w-0 grow truncate">{nome ?? 'Sem nome'}</span>
              <span className="text-xs text-muted-foreground">
                {lido_em ? `Leu em ${formatDateTime(lido_em)}` : 'Ainda não leu'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

/** How many of those who were notified have read it, and who. */
export function IncidentReaders({ incident }: { incident: Incident }) {
  const [shown, setShown] = useState(false)
  const { id, avisados, lidos, editavel } = incident
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {formatNumber(lidos)} de {formatCount(avisados, 'pessoa leu', 'pessoas leram')}
      </p>
      {editavel && avisados > 0 && !shown && (
        <Button variant="outline" className="justify-self-start" onClick={() => setShown(true)}>
          Ver quem leu
        </Button>
      )}
      {shown && <Names id={id} />}
    </div>
  )
}
