import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'
import type { OrderedItem } from '@/components/records/ordered-list.tsx'
import { readingTime, sizeOfTrail } from './reading-time.ts'

interface Sized {
  total_conteudos: number
  minutos: number
}

export const trailItem = (id: number, title: string, { total_conteudos, minutos }: Sized): OrderedItem => ({
  id,
  title,
  note: sizeOfTrail(total_conteudos, minutos),
})

/** Trails that may be put into an onboarding, and the sum of the chosen ones. */
export function useTrailItems(chosen: readonly number[]) {
  const query = useQuery(trpc.onboardingTrails.options.queryOptions({}))
  const minutes = query.data
    ?.filter(({ id }) => chosen.includes(id))
    .reduce((sum, row) => sum + row.minutos, 0)
  return {
    items: query.data?.map((row) => trailItem(row.id, row.nome, row)),
    error: query.error,
    refetch: query.refetch,
    sum: `${chosen.length} ${chosen.length === 1 ? 'trilha' : 'trilhas'}, ${readingTime(minutes ?? 0)}`,
  }
}

/** Contents that may be put into a trail, and the sum of the chosen ones. */
export function useContentItems(chosen: readonly number[]) {
  const query = useQuery(trpc.onboardingContents.options.queryOptions({}))
  const minutes = query.data
    ?.filter(({ id }) => chosen.includes(id))
    .reduce((sum, row) => sum + row.minutos, 0)
  return {
    items: query.data?.map(({ id, nome, minutos }) => ({ id, title: nome, note: readingTime(minutos) })),
    error: query.error,
    refetch: query.refetch,
    sum: `${chosen.length} ${chosen.length === 1 ? 'conteúdo' : 'conteúdos'}, ${readingTime(minutes ?? 0)}`,
  }
}
