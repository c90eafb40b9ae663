import { createFileRoute } from '@tanstack/react-router'
import { LinkFiguresPage, type FigurePeriod } from '@/features/sales/tracking-links/link-figures-page.tsx'
import { idParams } from '@/lib/id-params.ts'

/** What a link brought. */
export const Route = createFileRoute('/_app/marketing/tracking-link/figures/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Resultado do link',
    back: '/marketing/tracking-link/list',
    area: 'marketing',
  },
  validateSearch: ({ dias }: Record<string, unknown>): { dias?: FigurePeriod } =>
    dias === 90 || dias === 365 ? { dias } : {},
  component: function Figures() {
    const { id } = Route.useParams()
    const { dias = 30 } = Route.useSearch()
    const navigate = Route.useNavigate()
    const choose = (period: FigurePeriod) =>
      void navigate({ search: period === 30 ? {} : { dias: period }, replace: true })
    return <LinkFiguresPage id={id} period={dias} onPeriod={choose} />
  },
})
