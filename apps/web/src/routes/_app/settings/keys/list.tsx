import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { AccessKeyListPage } from '@/features/access/access-keys/access-key-list-page.tsx'

export const Route = createFileRoute('/_app/settings/keys/list')({
  validateSearch: listSearch,
  loader: askRows('accessKeys'),
  staticData: {
    needs: 'signedIn',
    title: 'Chaves de acesso',
    back: '/settings/home',
    area: ['settings', 'hr'],
  },
  component: AccessKeyListPage,
})
