import { createFileRoute } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { candidateBack } from '@/features/careers/stages/candidate-back.ts'
import { CandidatePage } from '@/features/careers/stages/candidate-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

/** One application: for the one who works with its vacancy, and for its interviewers. */
export const Route = createFileRoute('/_app/careers/candidate/$id')({
  params: idParams,
  staticData: {
    needs: 'employee',
    title: 'Candidato',
    back: (_params, loaded) => candidateBack(loaded as Outputs['applicants']['get'] | undefined),
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.applicants.get.queryOptions({ id: params.id }))),
  component: function Candidate() {
    const first = Route.useLoaderData()
    const { data = first } = useQuery(trpc.applicants.get.queryOptions({ id: first.id }))
    return <CandidatePage key={first.id} applicant={data} />
  },
})
