import { createFileRoute } from '@tanstack/react-router'
import { ProtocolPage } from '@/features/marketing/sponsorship/protocol-page.tsx'

/** The state of a request, and the account of its event by a link (docs/sponsorship.md#the-page-of-a-protocol). */
export const Route = createFileRoute('/_open/patrocinios/protocolo')({
  staticData: { needs: 'open', title: 'Acompanhar solicitação' },
  component: ProtocolPage,
})
