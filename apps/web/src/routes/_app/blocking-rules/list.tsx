import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { RuleListPage } from '@/features/desk/blocking/rule-list-page.tsx'

export const Route = createFileRoute('/_app/blocking-rules/list')({
  staticData: {
    needs: { module: 'regras_bloqueio', ability: 'read' },
    title: 'Regras de bloqueio',
    back: { to: '/service/home', label: 'Atendimento' },
    area: 'service',
  },
  validateSearch: listSearch,
  loader: askRows('blockingRules'),
  component: RuleListPage,
})
