import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ReadConfirmListPage } from '@/features/content/news/read-confirm-list-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/reports/read-confirm-list/$id')({
  params: idParams,
  staticData: {
    needs: 'newsReaders',
    title: 'Leitores da novidade',
    back: '/reports/read-confirm',
    area: 'content',
  },
  validateSearch: listSearch,
  component: function Readers() {
    const { id } = Route.useParams()
    return <ReadConfirmListPage key={id} id={id} />
  },
})
