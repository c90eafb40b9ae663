import { createFileRoute } from '@tanstack/react-router'
import { OptOutPage } from '@/features/marketing/communication/opt-out/opt-out-page.tsx'

/** Where the last line of an e-mail leads (docs/marketing.md#opt-out). */
export const Route = createFileRoute('/_open/descadastro/$token')({
  staticData: { title: 'Não quero mais receber' },
  component: function OptOut() {
    const { token } = Route.useParams()
    return <OptOutPage key={token} token={token} />
  },
})
