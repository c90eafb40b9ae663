import { createFileRoute } from '@tanstack/react-router'
import { VacancyRegisterPage } from '@/features/careers/vacancies/vacancy-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { optionalIdParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new vacancy filled from that one. */
export const Route = createFileRoute('/_app/careers/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'banco_talentos', ability: 'create' },
    title: 'Nova vaga',
    back: '/careers/admin/list',
    area: 'hr',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.vacancies.get.queryOptions({ id }))) : undefined,
  component: function Register() {
    return <VacancyRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
