import { createFileRoute } from '@tanstack/react-router'
import { ProviderChoicePage } from '@/features/marketing/sponsorship/provider-choice-page.tsx'

/** Whose form a request is sent with (docs/sponsorship.md#the-public-form). */
export const Route = createFileRoute('/_open/patrocinios/')({
  staticData: { needs: 'open', title: 'Solicitação de patrocínio' },
  component: ProviderChoicePage,
})
