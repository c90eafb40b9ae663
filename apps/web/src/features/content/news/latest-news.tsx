import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { NewsCard } from './news-card.tsx'

const SHOWN = 3

/** The home's newest publications. */
export function LatestNews() {
  const { data, error, refetch } = useQuery(trpc.news.feed.queryOptions({ limit: SHOWN }))
  return (
    <>
      <SectionLabel link={<AddressLink to="/news/list">Ver todas</AddressLink>}>Novidades</SectionLabel>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-32 w-full" />}
      {data?.dados.length === 0 && (
        <Card className="block py-0">
          <EmptyState title="Nenhuma novidade publicada." />
        </Card>
      )}
      {data?.dados.map((news) => (
        <NewsCard key={news.id} news={news} />
      ))}
    </>
  )
}
