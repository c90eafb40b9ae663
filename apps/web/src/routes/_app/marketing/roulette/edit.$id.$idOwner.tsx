import { createFileRoute } from '@tanstack/react-router'
import { RouletteWizardPage } from '@/features/marketing/roulette/wizard-page.tsx'
import {
  searchOfStep,
  stepOfSearch,
  stepSearch,
  type WizardStep,
} from '@/features/marketing/roulette/wizard-steps.ts'
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
  validateSearch: stepSearch,
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.roulette.get.queryOptions({ id: params.id, id_dono: params.idOwner }))),
  component: function Edit() {
    const campaign = Route.useLoaderData()
    const { id, idOwner } = Route.useParams()
    const step = stepOfSearch(Route.useSearch())
    const navigate = Route.useNavigate()
    const go = (next: WizardStep, owner = idOwner) =>
      void navigate({ params: { id, idOwner: owner }, search: searchOfStep(next) })
    return <RouletteWizardPage campaign={campaign} edits step={step} onStep={go} onCreated={() => {}} />
  },
})
