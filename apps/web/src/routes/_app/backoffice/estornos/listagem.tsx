import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { RefundListPage } from '@/features/desk/refunds/refund-list-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `ver` is the record that is open beside the list. */
export const Route = createFileRoute('/_app/backoffice/estornos/listagem')({
  staticData: {
    needs: { module: 'estornos', ability: 'read' },
    title: 'Estornos',
    back: { to: '/service/home', label: 'Atendimento' },
    area: 'service',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ver: idInSearch(search.ver),
  }),
  component: RefundListPage,
})
