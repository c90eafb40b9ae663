import { createFileRoute } from '@tanstack/react-router'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { ProviderCityPage } from '@/features/people/hr-reports/provider-city-page.tsx'

export const Route = createFileRoute('/_app/reports/provider-city')({
  staticData: {
    needs: 'hrReports',
    title: 'Provedor e cidade',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: comparedListSearch,
  component: ProviderCityPage,
})
