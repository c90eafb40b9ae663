import { createFileRoute } from '@tanstack/react-router'
import { readsNews } from '@intranet/contract/content/news-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { NewsPage } from '@/features/content/news/news-page.tsx'
import { idParams } from '@/lib/id-params.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useQuery } from '@tanstack/react-query'

export const Route = createFileRoute('/_app/news/$id')({
  params: idParams,
  staticData: { title: 'Novidade', back: { to: '/news/list', label: 'Novidades' } },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    readsNews(session)
      ? queryClient.ensureQueryData({ ...trpc.news.get.queryOptions({ id }), revalidateIfStale: true })
      : null,
  component: function News() {
    const { id } = Route.useParams()
    const reads = readsNews(useSession())
    const { data } = useQuery({ ...trpc.news.get.queryOptions({ id }), enabled: reads })
    if (!reads) return <ForbiddenPage />
    return data && <NewsPage key={id} news={data} />
  },
})
