import { formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'

/** Places of which many people report at once. */
export const useProposedIncidents = () =>
  useQuery({ ...trpc.fieldReports.proposed.queryOptions(), meta: { quiet: true } }).data ?? []

interface ProposedIncidentsProps {
  proposed: ReturnType<typeof useProposedIncidents>
  onView: (id: number) => void
}

/** Places of which many people report at once: an incident is a press away (docs/operations.md#proposed-incidents). */
export function ProposedIncidents({ proposed, onView }: ProposedIncidentsProps) {
  if (proposed.length === 0) return null
  return (
    <ul className="mb-4 grid gap-2" aria-label="Incidentes propostos">
      {proposed.map(({ id, pessoas, bairro, cidade, desde }, place) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-muted px-4 py-3 text-sm"
        >
          <p className="min-w-0 break-words">
            <b>{pessoas} pessoas</b> reportaram{' '}
            {bairro || cidade ? `em ${[bairro, cidade].filter(Boolean).join(', ')}` : 'no mesmo lugar'} desde{' '}
            {formatDateTime(desde)}.
          </p>
          <span className="flex flex-wrap gap-2">
            <Button variant="outline" cooldown={false} onClick={() => onView(id)}>
              Ver relato
            </Button>
            <AddressLink
              to={`/incidents/reports/incident/${id}`}
              className={buttonVariants({ variant: place === 0 ? undefined : 'outline' })}
            >
              Abrir incidente
            </AddressLink>
          </span>
        </li>
      ))}
    </ul>
  )
}
