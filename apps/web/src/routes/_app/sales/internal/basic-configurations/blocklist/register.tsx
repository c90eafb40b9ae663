import { createFileRoute } from '@tanstack/react-router'
import { BlacklistRegisterPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'

export const Route = createFileRoute('/_app/sales/internal/basic-configurations/blocklist/register')({
  staticData: {
    needs: { module: 'blacklist', ability: 'create' },
    title: 'Novo registro',
    back: {
      to: '/sales/$door/basic-configurations/blocklist/list',
      params: { door: 'internal' },
      label: 'Blocklist',
    },
    area: 'sales',
    action: true,
  },
  component: BlacklistRegisterPage,
})
