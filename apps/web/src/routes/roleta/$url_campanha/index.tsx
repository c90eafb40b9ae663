import { createFileRoute } from '@tanstack/react-router'
import { PublicWheelPage } from '@/features/marketing/roulette/public-wheel-page.tsx'

/** The public wheel, without the intranet around it; `?embed=1` for other sites (docs/marketing.md#embedding). */
export const Route = createFileRoute('/roleta/$url_campanha/')({
  staticData: { needs: 'open', title: 'Roleta' },
  validateSearch: ({ embed }: Record<string, unknown>): { embed?: 1 } =>
    embed === 1 || embed === '1' ? { embed: 1 } : {},
  component: function Wheel() {
    const { url_campanha } = Route.useParams()
    const { embed } = Route.useSearch()
    return <PublicWheelPage key={url_campanha} slug={url_campanha} embed={embed === 1} />
  },
})
