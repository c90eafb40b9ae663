import { createFileRoute } from '@tanstack/react-router'
import { RequestFormPage } from '@/features/marketing/sponsorship/request-form-page.tsx'

/** The public request of a sponsorship (docs/sponsorship.md#the-public-form). */
export const Route = createFileRoute('/_open/patrocinios/$provedor')({
  staticData: { needs: 'open', title: 'Solicitação de patrocínio' },
  component: function RequestForm() {
    const { provedor } = Route.useParams()
    return <RequestFormPage key={provedor} provedor={provedor} />
  },
})
