import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { QualificationPage } from '@/features/desk/backoffice/qualification-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `ver` is the record that is open beside the list. */
export const Route = createFileRoute('/_app/backoffice/qualificacao')({
  staticData: {
    needs: { module: 'backoffice', ability: 'read' },
    title: 'Qualificação',
    back: { to: '/backoffice/inicio', label: 'Backoffice' },
    area: 'service',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ver: idInSearch(search.ver),
  }),
  component: QualificationPage,
})
