import { createFileRoute } from '@tanstack/react-router'
import { MotiveRegisterPage } from '@/features/sales/blacklist/motive-pages.tsx'

export const Route = createFileRoute('/_app/blacklist/motives/register')({
  staticData: {
    needs: { module: 'blacklist', ability: 'create' },
    title: 'Novo motivo',
    back: '/blacklist/motives/list',
    area: ['admin', 'sales'],
    action: true,
  },
  component: MotiveRegisterPage,
})
