import { Link2, MapPinned } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const trackingLinksScreens = defineScreens({
  found: { link: { label: 'Link', to: ({ id }) => `/marketing/tracking-link/figures/${id}` } },
  cards: [
    {
      title: 'Link de Rastreamento',
      text: 'Endereços e QR codes com resultado',
      icon: Link2,
      to: '/marketing/tracking-link/list',
      on: { 'marketing/leads': 4 },
    },
    {
      title: 'Destinos',
      text: 'Para onde os links levam',
      icon: MapPinned,
      to: '/marketing/destinations/list',
      on: { 'marketing/leads': 5 },
    },
  ],
})
