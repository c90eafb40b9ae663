import { createFileRoute } from '@tanstack/react-router'
import { BlacklistRegisterPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'

export const Route = createFileRoute('/_app/blacklist/register')({
  staticData: {
    needs: { module: 'blacklist', ability: 'create' },
    title: 'Novo registro',
    back: '/blacklist/list',
    area: ['admin', 'sales'],
    action: true,
  },
  component: BlacklistRegisterPage,
})
