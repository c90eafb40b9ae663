import { createFileRoute } from '@tanstack/react-router'
import { RouletteWizardPage } from '@/features/marketing/roulette/wizard-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idAndOwnerParams } from '@/lib/id-params.ts'

/** The route RouletteEdit. */
export const Route = createFileRoute('/_app/marketing/roulette/edit/$id/$idOwner')({
  params: idAndOwnerParams,
  staticData: {
    needs: { module: 'roulette', ability: 'editOwn' },
    title: 'Editar roleta',
    back: '/marketing/roulette/list',
    area: 'marketing',
  },
  validateSearch: ({ etapa }: Record<string, unknown>): { etapa?: 1 | 2 } =>
    etapa === 1 || etapa === 2 ? { etapa } : {},
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.roulette.get.queryOptions({ id: params.id, id_dono: params.idOwner }))),
  component: function Edit() {
    const campaign = Route.useLoaderData()
    const { id, idOwner } = Route.useParams()
    const { etapa = 0 } = Route.useSearch()
    const navigate = Route.useNavigate()
    const go = (step: number, owner = idOwner) =>
      void navigate({ params: { id, idOwner: owner }, search: step ? { etapa: step as 1 | 2 } : {} })
    return <RouletteWizardPage campaign={campaign} edits step={etapa} onStep={go} onCreated={() => {}} />
  },
})
