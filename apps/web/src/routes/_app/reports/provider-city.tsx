import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ProviderCityPage } from '@/features/people/hr-reports/provider-city-page.tsx'

export const Route = createFileRoute('/_app/reports/provider-city')({
  staticData: { title: 'Provedor e cidade', back: { to: '/reports/home', label: 'Relatórios' }, area: 'hr' },
  validateSearch: listSearch,
  component: ProviderCityPage,
})
