import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'

/** How many news each category holds for the reader, by its id; undefined until it is known. */
export function useNewsCounts(): Record<number, number> | undefined {
  const { data } = useQuery({ ...trpc.news.countByCategory.queryOptions(), meta: { quiet: true } })
  return data && Object.fromEntries(data.map(({ id_categoria, total }) => [id_categoria, total]))
}
