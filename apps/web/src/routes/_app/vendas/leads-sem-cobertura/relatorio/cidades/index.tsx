import { createFileRoute } from '@tanstack/react-router'
import { placeSearch } from '@/features/sales/no-coverage/place-search.ts'
import { PlacesPage } from '@/features/sales/no-coverage/places-page.tsx'

export const Route = createFileRoute('/_app/vendas/leads-sem-cobertura/relatorio/cidades/')({
  staticData: {
    title: 'Leads sem cobertura',
    back: { to: '/vendas/inicio', label: 'Vendas' },
    area: 'sales',
  },
  validateSearch: placeSearch,
  component: () => <PlacesPage level="cidades" />,
})
