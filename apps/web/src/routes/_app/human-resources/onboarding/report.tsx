import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OnboardingReportPage } from '@/features/people/onboarding/report-page.tsx'

export const Route = createFileRoute('/_app/human-resources/onboarding/report')({
  staticData: {
    needs: { module: 'onboarding', ability: 'read' },
    title: 'Relatório de onboarding',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    aba: search.aba === 'concluidos' ? ('concluidos' as const) : undefined,
  }),
  component: function Report() {
    const { aba } = Route.useSearch()
    return <OnboardingReportPage done={aba === 'concluidos'} />
  },
})
