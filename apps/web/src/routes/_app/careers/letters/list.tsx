import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OfferLetterListPage } from '@/features/careers/offers/offer-letter-list-page.tsx'

export const Route = createFileRoute('/_app/careers/letters/list')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Cartas de proposta',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: OfferLetterListPage,
})
