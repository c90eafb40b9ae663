import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { TemplateListPage } from '@/features/marketing/communication/templates/template-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-templates/list')({
  staticData: {
    title: 'Templates do WhatsApp',
    back: { to: '/marketing/communication-scale/list', label: 'Campanhas de comunicação' },
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="regua_comunicacao" ability="read">
      <TemplateListPage />
    </Permitted>
  ),
})
