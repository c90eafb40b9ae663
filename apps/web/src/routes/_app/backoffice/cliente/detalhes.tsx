import { createFileRoute } from '@tanstack/react-router'
import { CustomerDetailsPage } from '@/features/desk/backoffice/customer-page.tsx'

const textIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

export const Route = createFileRoute('/_app/backoffice/cliente/detalhes')({
  staticData: {
    needs: { module: 'backoffice', ability: 'read' },
    title: 'Detalhes do cliente',
    back: { to: '/backoffice/inicio', label: 'Backoffice' },
    area: 'service',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    sistema: textIn(search.sistema),
    cod_cliente: textIn(search.cod_cliente),
  }),
  component: function Details() {
    return <CustomerDetailsPage {...Route.useSearch()} />
  },
})
