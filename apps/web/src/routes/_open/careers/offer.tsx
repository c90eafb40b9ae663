import { createFileRoute } from '@tanstack/react-router'
import { OfferLinkPage } from '@/features/careers/offers/offer-link-page.tsx'
import { NO_SECRET, useLinkSecret } from '@/lib/link-secret.ts'

/** The link of an offer, the candidate's or the guardian's: the key behind `#` opens that one offer. */
export const Route = createFileRoute('/_open/careers/offer')({
  staticData: { needs: 'open', title: 'Proposta de trabalho', step: true },
  component: function OfferLink() {
    const chave = useLinkSecret('chave') ?? NO_SECRET
    return <OfferLinkPage key={chave} chave={chave} />
  },
})
