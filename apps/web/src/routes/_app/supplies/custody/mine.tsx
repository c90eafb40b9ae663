import { createFileRoute } from '@tanstack/react-router'
import { OwnHeldPage } from '@/features/operations/supplies/held-page.tsx'

export const Route = createFileRoute('/_app/supplies/custody/mine')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'employee' },
    title: 'Meus equipamentos',
    back: { to: '/requests/home', label: 'Solicitações' },
    area: 'operations',
  },
  component: OwnHeldPage,
})
