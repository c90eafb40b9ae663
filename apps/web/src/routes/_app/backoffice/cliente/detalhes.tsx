import { createFileRoute } from '@tanstack/react-router'
import { CustomerDetailsPage } from '@/features/desk/backoffice/customer-page.tsx'
import { textInSearch } from '@/lib/text-in-search.ts'

export const Route = createFileRoute('/_app/backoffice/cliente/detalhes')({
  staticData: {
    needs: { module: 'backoffice', ability: 'read' },
    title: 'Detalhes do cliente',
    back: { to: '/backoffice/inicio', label: 'Backoffice' },
    area: 'service',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    sistema: textInSearch(search.sistema),
    cod_cliente: textInSearch(search.cod_cliente),
    ...(search.aba !== undefined && { aba: textInSearch(search.aba) }),
  }),
  component: function Details() {
    const { sistema, cod_cliente } = Route.useSearch()
    return <CustomerDetailsPage sistema={sistema} cod_cliente={cod_cliente} />
  },
})
