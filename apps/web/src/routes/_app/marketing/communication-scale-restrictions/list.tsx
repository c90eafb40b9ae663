import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { RestrictionListPage } from '@/features/marketing/communication/restrictions/restriction-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-scale-restrictions/list')({
  staticData: {
    title: 'Restrições de envio',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="regua_comunicacao" ability="read">
      <RestrictionListPage />
    </Permitted>
  ),
})
