import { createFileRoute } from '@tanstack/react-router'
import { IdentificationPage } from '@/features/desk/client-panel/identification-page.tsx'

/** `aviso` says that another screen of the panel asked for a customer. */
export const Route = createFileRoute('/_app/client-panel/identification')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Identificação do cliente',
    back: { to: '/service/home', label: 'Atendimento' },
    area: 'service',
  },
  validateSearch: (search: Record<string, unknown>): { aviso?: true } =>
    search.aviso === true ? { aviso: true } : {},
  component: IdentificationPage,
})
