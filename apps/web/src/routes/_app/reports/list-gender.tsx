import { createFileRoute } from '@tanstack/react-router'
import { genderGroupings } from '@intranet/contract/people/hr-reports-options'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { GenderPage } from '@/features/people/hr-reports/gender-page.tsx'

export const Route = createFileRoute('/_app/reports/list-gender')({
  staticData: {
    needs: 'hrReports',
    title: 'Gênero',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...comparedListSearch(search),
    por: genderGroupings.find((one) => one === search.por && one !== 'geral'),
  }),
  component: function Genders() {
    const por = Route.useSearch({ select: (search) => search.por }) ?? 'geral'
    return <GenderPage key={por} por={por} />
  },
})
