import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '@/features/desk/client-panel/contact-page.tsx'

export const Route = createFileRoute('/_app/client-panel/contact')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Contato',
    back: '/client-panel/home-service',
    area: 'service',
  },
  component: ContactPage,
})
