import { createFileRoute } from '@tanstack/react-router'
import { AdmissionPaperEditPage } from '@/features/people/first-days/admission-paper-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/admission-papers/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Editar papel da admissão',
    back: '/human-resources/admission-papers/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.admissionPapers.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <AdmissionPaperEditPage key={record.id} record={record} />
  },
})
