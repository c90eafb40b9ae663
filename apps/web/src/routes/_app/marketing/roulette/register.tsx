import { createFileRoute } from '@tanstack/react-router'
import { RouletteWizardPage } from '@/features/marketing/roulette/wizard-page.tsx'
import {
  searchOfStep,
  stepOfSearch,
  stepSearch,
  type StepSearch,
  type WizardStep,
} from '@/features/marketing/roulette/wizard-steps.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

interface Place {
  id?: number
  ownerId?: number
}

/** Once the first step is saved its id and owner are in the address, so that a reload goes on there. */
export const Route = createFileRoute('/_app/marketing/roulette/register')({
  staticData: {
    needs: { module: 'roulette', ability: 'create' },
    title: 'Nova roleta',
    back: '/marketing/roulette/list',
    area: 'marketing',
    action: true,
  },
  validateSearch: (search: Record<string, unknown>): Place & StepSearch => ({
    ...(Number(search.id) > 0 && Number(search.ownerId) > 0
      ? { id: Number(search.id), ownerId: Number(search.ownerId) }
      : {}),
    ...stepSearch(search),
  }),
  loaderDeps: ({ search: { id, ownerId } }) => ({ id, ownerId }),
  loader: ({ context: { queryClient }, deps: { id, ownerId } }) =>
    id && ownerId
      ? queryClient.fetchQuery(fresh(trpc.roulette.get.queryOptions({ id, id_dono: ownerId })))
      : null,
  component: function Register() {
    const campaign = Route.useLoaderData()
    const { id, ownerId, ...place } = Route.useSearch()
    const navigate = Route.useNavigate()
    const go = (step: WizardStep, of: Place, replace = false) =>
      navigate({ search: { ...of, ...searchOfStep(step) }, replace })
    // Back from the second step leads to the saved first one, not to an empty form that would make another.
    const created = async (made: Place) => {
      await go('cadastro', made, true)
      await go('aparencia', made)
    }
    return (
      <RouletteWizardPage
        campaign={campaign}
        edits={false}
        step={campaign ? stepOfSearch(place) : 'cadastro'}
        onStep={(step, owner = ownerId) => void go(step, { id, ownerId: owner })}
        onCreated={(made) => void created({ id: made.id, ownerId: made.id_usuario_intranet })}
      />
    )
  },
})
