import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ReplyListPage } from '@/features/marketing/communication/replies/reply-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-replies/list')({
  staticData: {
    title: 'Respostas de clientes',
    back: { to: '/marketing/communication-scale/list', label: 'Campanhas de comunicação' },
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="regua_comunicacao" ability="read">
      <ReplyListPage />
    </Permitted>
  ),
})
