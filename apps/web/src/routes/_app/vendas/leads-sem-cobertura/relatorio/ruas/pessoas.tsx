import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '@/features/sales/no-coverage/people-page.tsx'
import { placeSearch } from '@/features/sales/no-coverage/place-search.ts'
import { requirePlace } from '@/features/sales/no-coverage/require-place.ts'

export const Route = createFileRoute('/_app/vendas/leads-sem-cobertura/relatorio/ruas/pessoas')({
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Leads sem cobertura',
    step: true,
    area: 'sales',
  },
  validateSearch: placeSearch,
  beforeLoad: requirePlace(
    ['provedor', 'cidade', 'bairro', 'rua'],
    '/vendas/leads-sem-cobertura/relatorio/bairros/ruas',
  ),
  component: PeoplePage,
})
