import { createFileRoute, redirect } from '@tanstack/react-router'
import { type ListSearch, listSearch } from '@/components/table/list-search.ts'
import { OutboxPage } from '@/features/access/outbox/outbox-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

export const Route = createFileRoute('/_app/settings/outbox')({
  staticData: {
    needs: 'signedIn',
    title: 'Caixa de saída',
    area: 'settings',
    back: '/settings/home',
  },
  validateSearch: (search: Record<string, unknown>): ListSearch & { mensagem?: number } => ({
    ...listSearch(search),
    mensagem: idInSearch(search.mensagem),
  }),
  beforeLoad: ({ context }) => {
    if (!context.session.caixa_saida) throw redirect({ to: '/' })
  },
  component: Outbox,
})

function Outbox() {
  return <OutboxPage open={Route.useSearch().mensagem} />
}
