import { createFileRoute } from '@tanstack/react-router'
import { BackofficeHomePage } from '@/features/desk/backoffice/home-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/backoffice/inicio')({
  staticData: {
    needs: { module: 'backoffice', ability: 'read' },
    title: 'Backoffice',
    back: { to: '/service/home', label: 'Atendimento' },
    area: 'service',
  },
  component: () => <BackofficeHomePage sections={screens.hub('backoffice')} />,
})
