import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '@/features/content/news/news-page.tsx'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'
import { useQuery } from '@tanstack/react-query'

export const Route = createFileRoute('/_app/news/$id')({
  params: idParams,
  staticData: { needs: 'news', title: 'Novidade', back: '/news/list' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData({ ...trpc.news.get.queryOptions({ id }), revalidateIfStale: true }),
  component: function News() {
    const { id } = Route.useParams()
    const { data } = useQuery(trpc.news.get.queryOptions({ id }))
    return data && <NewsPage key={id} news={data} />
  },
})
