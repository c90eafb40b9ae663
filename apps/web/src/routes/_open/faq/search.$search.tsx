import { createFileRoute } from '@tanstack/react-router'
import { FaqSearchPage } from '@/features/content/faq/faq-search-page.tsx'

/** Open: candidates and guests find what is public (000:32). */
export const Route = createFileRoute('/_open/faq/search/$search')({
  staticData: { title: 'FAQ', back: { to: '/', label: 'Início' } },
  component: function Search() {
    return <FaqSearchPage search={Route.useParams().search} />
  },
})
