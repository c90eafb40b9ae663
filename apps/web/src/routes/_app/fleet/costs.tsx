import { createFileRoute } from '@tanstack/react-router'
import { comparisonSearch } from '@/components/report/comparison-search.ts'
import { CostPage } from '@/features/operations/fleet/cost-page.tsx'

export const Route = createFileRoute('/_app/fleet/costs')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Custos da frota',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: comparisonSearch,
  component: CostPage,
})
