import { createFileRoute } from '@tanstack/react-router'
import { OfferLetterEditPage } from '@/features/careers/offers/offer-letter-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/careers/letters/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Editar carta de proposta',
    back: '/careers/letters/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.offerLetters.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <OfferLetterEditPage key={record.id} record={record} />
  },
})
