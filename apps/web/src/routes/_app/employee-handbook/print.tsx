import { createFileRoute } from '@tanstack/react-router'
import { readsHandbook } from '@intranet/contract/content/knowledge-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { HandbookPrintPage } from '@/features/content/handbook/handbook-print-page.tsx'
import { useSession } from '@/lib/session.ts'

export const Route = createFileRoute('/_app/employee-handbook/print')({
  staticData: {
    title: 'Manual do Colaborador',
    back: { to: '/employee-handbook/view', label: 'Manual do Colaborador' },
  },
  component: function Print() {
    return readsHandbook(useSession()) ? <HandbookPrintPage /> : <ForbiddenPage />
  },
})
