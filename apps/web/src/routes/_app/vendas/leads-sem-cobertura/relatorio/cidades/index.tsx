import { createFileRoute } from '@tanstack/react-router'
import { placeSearch } from '@/features/sales/no-coverage/place-search.ts'
import { PlacesPage } from '@/features/sales/no-coverage/places-page.tsx'

export const Route = createFileRoute('/_app/vendas/leads-sem-cobertura/relatorio/cidades/')({
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Leads sem cobertura',
    back: '/vendas/inicio',
    area: 'sales',
  },
  validateSearch: placeSearch,
  component: () => <PlacesPage level="cidades" />,
})
