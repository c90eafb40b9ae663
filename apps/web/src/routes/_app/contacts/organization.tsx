import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { OrgChartPage } from '@/features/people/org-chart/org-chart-page.tsx'

export const Route = createFileRoute('/_app/contacts/organization')({
  staticData: { title: 'Organograma', back: { to: '/contacts/list', label: 'Contatos' } },
  component: () => (
    <Permitted module="rh" ability="employee">
      <OrgChartPage />
    </Permitted>
  ),
})
