import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { VacancyReportPage } from '@/features/careers/careers-figures/vacancy-report-page.tsx'

export const Route = createFileRoute('/_app/human-resources/vacancy/report')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'read' },
    title: 'Relatório de vagas',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: VacancyReportPage,
})
