import { createFileRoute } from '@tanstack/react-router'
import { confirmationReach } from '@intranet/contract/content/news-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ArticleReadersPage } from '@/features/content/handbook/article-readers-page.tsx'
import { idParams } from '@/lib/id-params.ts'
import { useSession } from '@/lib/session.ts'

export const Route = createFileRoute('/_app/employee-handbook/readers/$id')({
  params: idParams,
  staticData: {
    title: 'Leituras do artigo',
    back: { to: '/reports/read-confirm?aba=manual', label: 'Confirmação de leitura' },
    area: 'content',
  },
  validateSearch: listSearch,
  component: function Readers() {
    const { id } = Route.useParams()
    const reach = confirmationReach(useSession(), 'manual')
    return reach ? <ArticleReadersPage key={id} id={id} /> : <ForbiddenPage />
  },
})
