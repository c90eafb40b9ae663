import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ProblemPage } from '@/features/desk/backoffice/problem-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `ver` is the record that is open beside the board; `modo=tabela` shows the table. */
export const Route = createFileRoute('/_app/backoffice/problemas')({
  staticData: {
    needs: { module: 'backoffice', ability: 'read' },
    title: 'Problemas',
    back: { to: '/backoffice/inicio', label: 'Backoffice' },
    area: 'service',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ver: idInSearch(search.ver),
    modo: search.modo === 'tabela' ? ('tabela' as const) : undefined,
  }),
  component: ProblemPage,
})
