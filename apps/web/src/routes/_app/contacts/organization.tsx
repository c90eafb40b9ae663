import { createFileRoute } from '@tanstack/react-router'
import { OrgChartPage } from '@/features/people/org-chart/org-chart-page.tsx'

export const Route = createFileRoute('/_app/contacts/organization')({
  staticData: { needs: 'employee', title: 'Organograma', back: '/contacts/list' },
  component: OrgChartPage,
})
