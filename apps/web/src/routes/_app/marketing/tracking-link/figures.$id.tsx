import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { LinkFiguresPage, type FigurePeriod } from '@/features/sales/tracking-links/link-figures-page.tsx'

/** What a link brought. */
export const Route = createFileRoute('/_app/marketing/tracking-link/figures/$id')({
  staticData: {
    title: 'Resultado do link',
    back: { to: '/marketing/tracking-link/list', label: 'Link de Rastreamento' },
    area: 'marketing',
  },
  validateSearch: ({ dias }: Record<string, unknown>): { dias?: FigurePeriod } =>
    dias === 90 || dias === 365 ? { dias } : {},
  component: function Figures() {
    const id = Number(Route.useParams().id)
    const { dias = 30 } = Route.useSearch()
    const navigate = Route.useNavigate()
    const choose = (period: FigurePeriod) =>
      void navigate({ search: period === 30 ? {} : { dias: period }, replace: true })
    return (
      <KeepsMarketing ability="read">
        <LinkFiguresPage id={id} period={dias} onPeriod={choose} />
      </KeepsMarketing>
    )
  },
})
