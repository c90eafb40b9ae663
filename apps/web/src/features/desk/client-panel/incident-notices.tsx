import { AddressLink } from '@/components/shell/address-link.tsx'
import { Card } from '@/components/ui/card.tsx'

/** Open incidents of the customer's city: the caller may be calling because of one. */
export function IncidentNotices({ incidents }: { incidents: readonly { id: number; titulo: string }[] }) {
  return incidents.map(({ id, titulo }) => (
    <Card asChild key={id} className="block border-danger p-3 text-sm">
      <p role="status">
        Incidente na cidade do cliente:{' '}
        <AddressLink to={`/incidents/list?ver=${id}`} className="link">
          {titulo}
        </AddressLink>
      </p>
    </Card>
  ))
}
