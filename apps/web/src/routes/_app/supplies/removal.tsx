import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { StagePage } from '@/features/operations/supplies/stage-page.tsx'

export const Route = createFileRoute('/_app/supplies/removal')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Retiradas',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: () => <StagePage stage="retirada" />,
})
