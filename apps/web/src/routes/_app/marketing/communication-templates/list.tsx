import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { TemplateListPage } from '@/features/marketing/communication/templates/template-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-templates/list')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'read' },
    title: 'Templates do WhatsApp',
    back: '/marketing/communication-scale/list',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('whatsappTemplates'),
  component: TemplateListPage,
})
