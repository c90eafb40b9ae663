import { createFileRoute } from '@tanstack/react-router'
import { MarketingHomePage } from '@/features/marketing/home/marketing-home-page.tsx'

/** No path is written in the documents; the back target neither (gaps 001 G10). */
export const Route = createFileRoute('/_app/marketing/home')({
  staticData: {
    title: 'Marketing',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'marketing',
  },
  component: MarketingHomePage,
})
