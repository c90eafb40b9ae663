import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '@/features/careers/talent-bank/invitation-page.tsx'
import { NO_SECRET, useLinkSecret } from '@/lib/link-secret.ts'

/** An invitation to apply: the key names the person and the vacancy. */
export const Route = createFileRoute('/_open/careers/invite/{-$chave}')({
  staticData: { needs: 'open', title: 'Convite para vaga', step: true },
  component: function Invitation() {
    // Links of earlier mails have it in their path.
    const { chave: inPath } = Route.useParams()
    const chave = useLinkSecret('chave') ?? inPath ?? NO_SECRET
    return <InvitationPage key={chave} chave={chave} />
  },
})
