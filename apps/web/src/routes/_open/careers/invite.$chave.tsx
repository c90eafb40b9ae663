import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '@/features/careers/talent-bank/invitation-page.tsx'

/** An invitation to apply: the key names the person and the vacancy. */
export const Route = createFileRoute('/_open/careers/invite/$chave')({
  staticData: { needs: 'open', title: 'Convite para vaga' },
  component: function Invitation() {
    const { chave } = Route.useParams()
    return <InvitationPage key={chave} chave={chave} />
  },
})
