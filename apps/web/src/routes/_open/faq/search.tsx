import { createFileRoute, useParams } from '@tanstack/react-router'
import { FaqSearchPage } from '@/features/content/faq/faq-search-page.tsx'

/** One page for both addresses below, so that typing a search keeps its place. Guests find what is public. */
export const Route = createFileRoute('/_open/faq/search')({
  staticData: { needs: 'open', title: 'FAQ', back: { to: '/', label: 'Início' } },
  component: function Search() {
    const { search = 'noparms' } = useParams({ strict: false })
    return <FaqSearchPage search={search} />
  },
})
