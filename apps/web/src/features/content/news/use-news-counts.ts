import { readsNews } from '@intranet/contract/content/news-access'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

/** How many news each category holds for the reader, by its id; undefined until it is known, and for who reads none. */
export function useNewsCounts(): Record<number, number> | undefined {
  const enabled = readsNews(useSession())
  const { data } = useQuery({ ...trpc.news.countByCategory.queryOptions(), enabled, meta: { quiet: true } })
  return data && Object.fromEntries(data.map(({ id_categoria, total }) => [id_categoria, total]))
}
