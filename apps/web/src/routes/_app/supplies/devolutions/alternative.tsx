import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { StagePage } from '@/features/operations/supplies/stage-page.tsx'

export const Route = createFileRoute('/_app/supplies/devolutions/alternative')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Devoluções alternativas',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: () => <StagePage stage="devolucao" alternative />,
})
