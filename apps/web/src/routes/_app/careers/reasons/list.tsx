import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { RefusalReasonListPage } from '@/features/careers/refusal-reasons/refusal-reason-list-page.tsx'

export const Route = createFileRoute('/_app/careers/reasons/list')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Motivos de reprovação',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: RefusalReasonListPage,
})
