import { createFileRoute } from '@tanstack/react-router'
import { RequestSentPage } from '@/features/marketing/sponsorship/request-sent-page.tsx'

export const Route = createFileRoute('/_open/patrocinios/sucesso')({
  staticData: { needs: 'open', title: 'Solicitação enviada', step: true },
  validateSearch: ({ protocolo }: Record<string, unknown>): { protocolo?: string } =>
    typeof protocolo === 'string' && /^PAT-\d{4}-\d{5}$/.test(protocolo) ? { protocolo } : {},
  component: function Sent() {
    return <RequestSentPage {...Route.useSearch()} />
  },
})
