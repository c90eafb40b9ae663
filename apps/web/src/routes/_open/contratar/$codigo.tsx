import { createFileRoute } from '@tanstack/react-router'
import { ConsentPage } from '@/features/sales/tracking-links/consent-page.tsx'

/** Where a tracking link without a destination leads (docs/sales.md#making-a-link). */
export const Route = createFileRoute('/_open/contratar/$codigo')({
  staticData: { needs: 'open', title: 'Contratar internet' },
  component: function Consent() {
    const { codigo } = Route.useParams()
    return <ConsentPage key={codigo} codigo={codigo} />
  },
})
