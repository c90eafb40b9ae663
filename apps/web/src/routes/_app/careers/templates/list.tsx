import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { CareerTemplateListPage } from '@/features/careers/career-templates/career-template-list-page.tsx'

export const Route = createFileRoute('/_app/careers/templates/list')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Mensagens aos candidatos',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: CareerTemplateListPage,
})
