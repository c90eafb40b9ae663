import { createFileRoute } from '@tanstack/react-router'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { CareersDashboardPage } from '@/features/careers/careers-figures/dashboard-page.tsx'

export const Route = createFileRoute('/_open/dashboards/careers')({
  staticData: {
    needs: 'open',
    title: 'Dashboard de vagas',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: comparedListSearch,
  component: CareersDashboardPage,
})
