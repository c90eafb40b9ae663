import { createFileRoute } from '@tanstack/react-router'
import { OwnCustodyPage } from '@/features/operations/supplies/custody-items-page.tsx'

export const Route = createFileRoute('/_app/supplies/custody/mine')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'employee' },
    title: 'Meus equipamentos',
    back: { to: '/requests/home', label: 'Solicitações' },
    area: 'operations',
  },
  component: OwnCustodyPage,
})
