import { createFileRoute } from '@tanstack/react-router'
import { placeSearch } from '@/features/sales/no-coverage/place-search.ts'
import { PlacesPage } from '@/features/sales/no-coverage/places-page.tsx'
import { requirePlace } from '@/features/sales/no-coverage/require-place.ts'

export const Route = createFileRoute('/_app/vendas/leads-sem-cobertura/relatorio/cidades/bairros/ruas/')({
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Leads sem cobertura',
    step: true,
    area: 'sales',
  },
  validateSearch: placeSearch,
  beforeLoad: requirePlace(
    ['provedor', 'cidade', 'bairro'],
    '/vendas/leads-sem-cobertura/relatorio/cidades/bairros',
  ),
  component: () => <PlacesPage level="ruas" />,
})
