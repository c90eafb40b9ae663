import { createFileRoute } from '@tanstack/react-router'
import { OfferLetterRegisterPage } from '@/features/careers/offers/offer-letter-pages.tsx'

export const Route = createFileRoute('/_app/careers/letters/register')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Nova carta de proposta',
    back: '/careers/letters/list',
    area: 'hr',
    action: true,
  },
  component: OfferLetterRegisterPage,
})
