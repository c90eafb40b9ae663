import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { networkStateLabels, type NetworkState } from '@intranet/contract/operations/incident-options'
import { ChevronRight, CircleAlert, CircleCheck, Wrench, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeVariant } from '@/components/ui/badge.tsx'

const looks: Record<NetworkState, [BadgeVariant, LucideIcon]> = {
  normal: ['success', CircleCheck],
  manutencao: ['warning', Wrench],
  incidente: ['destructive', CircleAlert],
}

/** The state of a city: a word, beside an icon and its colour. */
export function NetworkMark({ state }: { state: NetworkState }) {
  const [variant, Icon] = looks[state]
  return (
    <Badge variant={variant} data-state-word>
      <Icon className="size-3" aria-hidden />
      {networkStateLabels[state]}
    </Badge>
  )
}

/** "Desde 20/11/2026 - 09:00 · previsão 20/11/2026 - 12:00" */
export const sinceText = (since: string, forecast: string | null) =>
  `Desde ${formatDateTime(since)} · ${forecast ? `previsão ${formatDateTime(forecast)}` : 'sem previsão'}`

interface Place {
  cidade: string
  uf: string
  provedor?: string
}

/** Cities where nothing is open, folded: their number is what most people want to know. */
export function CalmCities({ cities, open }: { cities: readonly Place[]; open: boolean }) {
  if (cities.length === 0) return null
  return (
    <details open={open} className="group rounded-lg border border-border bg-card">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-2 px-3.5 py-2 text-sm font-medium focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-[rotate] duration-(--base) group-open:rotate-90"
          aria-hidden
        />
        <NetworkMark state="normal" />
        {cities.length === 1 ? '1 cidade' : `${formatNumber(cities.length)} cidades`}
      </summary>
      <ul
        className="grid gap-x-6 gap-y-1.5 px-3.5 pt-1 pb-3.5 text-sm sm:grid-cols-2 lg:grid-cols-3"
        aria-label="Cidades normais"
      >
        {cities.map(({ cidade, uf, provedor }) => (
          <li key={`${cidade}/${uf}/${provedor ?? ''}`} className="min-w-0 truncate">
            {cidade}/{uf}
            {provedor && <span className="text-muted-foreground"> · {provedor}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
