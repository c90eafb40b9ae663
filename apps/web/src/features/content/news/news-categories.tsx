import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@intranet/contract/formats'
import { Thread } from '@/components/shell/thread.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useNewsCounts } from './use-news-counts.ts'

/** The news by category; `current` is where the reader is, 0 for all of them. */
export function NewsCategories({ current }: { current?: number }) {
  const { data = [] } = useQuery(trpc.categories.options.queryOptions({}))
  const counts = useNewsCounts()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const item = (id: number, label: string) => ({
    key: String(id),
    label,
    count: counts && formatNumber(id ? (counts[id] ?? 0) : all),
    href: id ? (`/news/list/${id}` as const) : ('/news/list' as const),
    state: id === current ? ('now' as const) : undefined,
  })
  return <Thread items={[item(0, 'Todas'), ...data.map(({ id, titulo }) => item(id, titulo))]} />
}
