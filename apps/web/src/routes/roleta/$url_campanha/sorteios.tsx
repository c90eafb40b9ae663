import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '@/features/marketing/roulette/verify-page.tsx'

/** "Verificar sorteio", for everybody (docs/raffle.md). */
export const Route = createFileRoute('/roleta/$url_campanha/sorteios')({
  staticData: { needs: 'open', title: 'Verificar sorteio' },
  component: function Verify() {
    const { url_campanha } = Route.useParams()
    return <VerifyPage key={url_campanha} slug={url_campanha} />
  },
})
