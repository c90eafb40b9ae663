import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { AssetListPage } from '@/features/operations/supplies/asset-list-page.tsx'

export const Route = createFileRoute('/_app/supplies/assets/list')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Patrimônios',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('assets'),
  component: AssetListPage,
})
