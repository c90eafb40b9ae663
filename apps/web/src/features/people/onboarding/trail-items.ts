import { formatCount, formatDuration } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'
import type { OrderedItem } from '@/components/records/ordered-list.tsx'
import { sizeOfTrail } from './reading-time.ts'

interface Sized {
  total_conteudos: number
  minutos: number
}

export const trailItem = (id: number, title: string, { total_conteudos, minutos }: Sized): OrderedItem => ({
  id,
  title,
  note: sizeOfTrail(total_conteudos, minutos),
})

const switchedOff = { filtro: { ativo: false }, limit: 0 }

/** Trails that may be put into an onboarding, those that may not with their reason, and the sum of the chosen ones. */
export function useTrailItems(chosen: readonly number[]) {
  const query = useQuery(trpc.onboardingTrails.options.queryOptions({}))
  const { data: off } = useQuery(trpc.onboardingTrails.list.queryOptions(switchedOff))
  const minutes = query.data
    ?.filter(({ id }) => chosen.includes(id))
    .reduce((sum, row) => sum + row.minutos, 0)
  return {
    items: query.data?.map((row) => trailItem(row.id, row.nome, row)),
    withheld: off?.dados.map(({ id, nome }) => ({
      id,
      title: nome,
      note: 'Inativa. Ative-a para escolhê-la.',
    })),
    error: query.error,
    refetch: query.refetch,
    sum: `${formatCount(chosen.length, 'trilha', 'trilhas')}, ${formatDuration(minutes ?? 0)}`,
  }
}

/** Contents that may be put into a trail, those that may not with their reason, and the sum of the chosen ones. */
export function useContentItems(chosen: readonly number[]) {
  const query = useQuery(trpc.onboardingContents.options.queryOptions({}))
  const { data: off } = useQuery(trpc.onboardingContents.list.queryOptions(switchedOff))
  const minutes = query.data
    ?.filter(({ id }) => chosen.includes(id))
    .reduce((sum, row) => sum + row.minutos, 0)
  return {
    items: query.data?.map(({ id, nome, minutos }) => ({ id, title: nome, note: formatDuration(minutos) })),
    withheld: off?.dados.map(({ id, titulo }) => ({
      id,
      title: titulo,
      note: 'Inativo. Ative-o para escolhê-lo.',
    })),
    error: query.error,
    refetch: query.refetch,
    sum: `${formatCount(chosen.length, 'conteúdo', 'conteúdos')}, ${formatDuration(minutes ?? 0)}`,
  }
}
