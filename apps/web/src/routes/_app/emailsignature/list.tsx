import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { SignaturePage } from '@/features/content/signatures/signature-page.tsx'

export const Route = createFileRoute('/_app/emailsignature/list')({
  staticData: { needs: 'employee', title: 'Assinatura de e-mail', back: { to: '/', label: 'Início' } },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    aba: search.aba === 'modelos' ? ('modelos' as const) : undefined,
  }),
  component: function Signatures() {
    const { aba } = Route.useSearch()
    return <SignaturePage managing={aba === 'modelos'} />
  },
})
