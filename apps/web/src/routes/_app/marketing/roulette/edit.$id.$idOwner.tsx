import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { RouletteWizardPage } from '@/features/marketing/roulette/wizard-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

/** The route RouletteEdit. */
export const Route = createFileRoute('/_app/marketing/roulette/edit/$id/$idOwner')({
  staticData: {
    title: 'Editar roleta',
    back: { to: '/marketing/roulette/list', label: 'Roletas' },
    area: 'marketing',
  },
  validateSearch: ({ etapa }: Record<string, unknown>): { etapa?: 1 | 2 } =>
    etapa === 1 || etapa === 2 ? { etapa } : {},
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'roulette', 'editOwn')
      ? queryClient.fetchQuery(
          fresh(trpc.roulette.get.queryOptions({ id: Number(params.id), id_dono: Number(params.idOwner) })),
        )
      : null,
  component: function Edit() {
    const campaign = Route.useLoaderData()
    const { id, idOwner } = Route.useParams()
    const { etapa = 0 } = Route.useSearch()
    const navigate = Route.useNavigate()
    const go = (step: number, owner = Number(idOwner)) =>
      void navigate({ params: { id, idOwner: String(owner) }, search: step ? { etapa: step as 1 | 2 } : {} })
    return (
      <Permitted module="roulette" ability="editOwn">
        <RouletteWizardPage campaign={campaign} edits step={etapa} onStep={go} onCreated={() => {}} />
      </Permitted>
    )
  },
})
