import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ActivationListPage } from '@/features/desk/backoffice/activation-list-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `ver` is the record that is open beside the list. */
export const Route = createFileRoute('/_app/backoffice/ativacoes/listagem')({
  staticData: {
    needs: { module: 'backoffice', ability: 'read' },
    title: 'Ativações',
    back: { to: '/backoffice/inicio', label: 'Backoffice' },
    area: 'service',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ver: idInSearch(search.ver),
  }),
  component: ActivationListPage,
})
