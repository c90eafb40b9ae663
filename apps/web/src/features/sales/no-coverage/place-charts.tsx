import type { FilterOf } from '@/components/table/list-name.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { formatCount } from '@intranet/contract/formats'
import { BarChart } from '@/components/charts/chart.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { shown } from './levels.ts'

const CoverageMap = lazyPart(() => import('./coverage-map.tsx'))

const MOST_BARS = 8

interface Asked {
  filtro: FilterOf<'noCoverage.step4'>
  provedor?: string
  cidade?: string
}

/** Beside the cities: where they lie. Those nobody knows the place of are listed, not left out silently. */
export function CityMap({ asked }: { asked: Asked }) {
  const { data, error } = useQuery(trpc.noCoverage.points.queryOptions(asked))
  // A failure is shown by the table beside it.
  if (error || data?.length === 0) return null
  const lost = data?.filter(({ lat }) => lat === null).length ?? 0
  return (
    <Card asChild className="block p-4">
      <figure>
        <figcaption className="mb-2 text-sm font-semibold">Leads por cidade</figcaption>
        <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
          {data ? <CoverageMap points={data} /> : <Skeleton className="aspect-square w-full" />}
        </Suspense>
        {lost > 0 && (
          <p className="mt-2 text-xs text-muted-foreground">
            {formatCount(lost, 'cidade sem lugar conhecido', 'cidades sem lugar conhecido')}
          </p>
        )}
      </figure>
    </Card>
  )
}

/** Beside the neighbourhoods: the largest of them as bars. */
export function DistrictBars({ asked }: { asked: Asked }) {
  const { data } = useQuery(trpc.noCoverage.step2.queryOptions({ ...asked, limit: MOST_BARS }))
  if (!data || data.dados.length === 0) return null
  const rows = data.dados.map(({ bairro, provedor, total_leads_sem_cobertura }) => ({
    Bairro: shown(bairro),
    provedor,
    leads: total_leads_sem_cobertura,
  }))
  return (
    <BarChart
      label={data.total > MOST_BARS ? `Os ${MOST_BARS} bairros com mais leads` : 'Leads por bairro'}
      category="Bairro"
      rows={rows}
      series={[{ key: 'leads', name: 'Leads' }]}
    />
  )
}
