import { createFileRoute } from '@tanstack/react-router'
import { confirmationReach } from '@intranet/contract/content/news-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ReadConfirmListPage } from '@/features/content/news/read-confirm-list-page.tsx'
import { idParams } from '@/lib/id-params.ts'
import { useSession } from '@/lib/session.ts'

export const Route = createFileRoute('/_app/reports/read-confirm-list/$id')({
  params: idParams,
  staticData: {
    title: 'Leitores da novidade',
    back: { to: '/reports/read-confirm', label: 'Confirmação de leitura' },
    area: 'content',
  },
  validateSearch: listSearch,
  component: function Readers() {
    const { id } = Route.useParams()
    const reach = confirmationReach(useSession(), 'novidades')
    return reach ? <ReadConfirmListPage key={id} id={id} /> : <ForbiddenPage />
  },
})
