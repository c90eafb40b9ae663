import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ReplyListPage } from '@/features/marketing/communication/replies/reply-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-replies/list')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'read' },
    title: 'Respostas de clientes',
    back: '/marketing/communication-scale/list',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('communicationReplies'),
  component: ReplyListPage,
})
