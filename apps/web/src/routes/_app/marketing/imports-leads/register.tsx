import { createFileRoute } from '@tanstack/react-router'
import { ImportFormPage } from '@/features/sales/lead-imports/import-form-page.tsx'

export const Route = createFileRoute('/_app/marketing/imports-leads/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'create', staff: true },
    title: 'Nova importação de leads',
    back: '/marketing/imports-leads/list',
    area: 'marketing',
    action: true,
  },
  component: ImportFormPage,
})
