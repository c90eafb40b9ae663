import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { RestrictionListPage } from '@/features/marketing/communication/restrictions/restriction-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-scale-restrictions/list')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'read' },
    title: 'Restrições de envio',
    back: '/modulos/admin',
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: RestrictionListPage,
})
