import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { StagePage } from '@/features/operations/supplies/stage-page.tsx'

export const Route = createFileRoute('/_app/supplies/returning/')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Retornos',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: () => <StagePage stage="retorno" alternative={false} />,
})
