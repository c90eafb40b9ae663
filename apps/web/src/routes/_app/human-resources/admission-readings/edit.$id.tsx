import { createFileRoute } from '@tanstack/react-router'
import { AdmissionReadingEditPage } from '@/features/people/first-days/admission-reading-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/admission-readings/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Editar leitura oferecida',
    back: '/human-resources/admission-readings/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.admissionReadings.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <AdmissionReadingEditPage key={record.id} record={record} />
  },
})
