import { createFileRoute } from '@tanstack/react-router'
import { MarketingHomePage } from '@/features/marketing/home/marketing-home-page.tsx'

/** The hub of marketing (docs/screens.md#hubs). */
export const Route = createFileRoute('/_app/marketing/home')({
  staticData: {
    needs: 'signedIn',
    title: 'Marketing',
    back: '/modulos/admin',
    area: 'marketing',
  },
  component: MarketingHomePage,
})
