import { createFileRoute } from '@tanstack/react-router'
import { readsHandbook } from '@intranet/contract/content/knowledge-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { HandbookViewPage } from '@/features/content/handbook/handbook-view-page.tsx'
import { useSession } from '@/lib/session.ts'

export const Route = createFileRoute('/_app/employee-handbook/view')({
  staticData: { title: 'Manual do Colaborador', back: { to: '/', label: 'Início' } },
  validateSearch: ({ artigo }: Record<string, unknown>): { artigo?: number } => ({
    artigo: Number.isSafeInteger(artigo) && Number(artigo) > 0 ? Number(artigo) : undefined,
  }),
  component: function View() {
    const { artigo } = Route.useSearch()
    return readsHandbook(useSession()) ? <HandbookViewPage artigo={artigo} /> : <ForbiddenPage />
  },
})
