import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { LeadListPage } from '@/features/sales/leads/lead-list-page.tsx'
import { leadSearch } from '@/features/sales/leads/lead-search.ts'

export const Route = createFileRoute('/_app/sales/internal/leads/excluded/list')({
  staticData: { title: 'Excluídas', back: { to: '/modulos/admin', label: 'Administração' }, area: 'sales' },
  validateSearch: leadSearch,
  component: () => (
    <Permitted module="vendas" ability="superadmin">
      <LeadListPage lista="excluded" door="internal" />
    </Permitted>
  ),
})
