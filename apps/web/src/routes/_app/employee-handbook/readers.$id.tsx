import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ArticleReadersPage } from '@/features/content/handbook/article-readers-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/employee-handbook/readers/$id')({
  params: idParams,
  staticData: {
    needs: 'handbookReaders',
    title: 'Leituras do artigo',
    back: { to: '/reports/read-confirm', search: { aba: 'manual' }, label: 'Confirmação de leitura' },
    area: 'content',
  },
  validateSearch: listSearch,
  component: function Readers() {
    const { id } = Route.useParams()
    return <ArticleReadersPage key={id} id={id} />
  },
})
