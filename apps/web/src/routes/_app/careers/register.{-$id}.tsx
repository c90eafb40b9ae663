import { createFileRoute } from '@tanstack/react-router'
import { VacancyRegisterPage } from '@/features/careers/vacancies/vacancy-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idInSearch } from '@/lib/id-in-search.ts'
import { optionalIdParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new vacancy filled from that one. `desligamento`: for the substitute of who leaves. */
export const Route = createFileRoute('/_app/careers/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'banco_talentos', ability: 'create' },
    title: 'Nova vaga',
    back: '/careers/admin/list',
    area: 'hr',
    action: true,
  },
  validateSearch: ({ desligamento }: Record<string, unknown>): { desligamento?: number } => ({
    desligamento: idInSearch(desligamento),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { id }, deps: { desligamento } }) => ({
    source: id && (await queryClient.fetchQuery(fresh(trpc.vacancies.get.queryOptions({ id })))),
    shutdown:
      desligamento &&
      (await queryClient.fetchQuery(fresh(trpc.shutdowns.get.queryOptions({ id: desligamento })))),
  }),
  component: function Register() {
    const { source, shutdown } = Route.useLoaderData()
    const key = `${Route.useParams().id} ${Route.useSearch().desligamento}`
    return <VacancyRegisterPage key={key} source={source || undefined} shutdown={shutdown || undefined} />
  },
})
