import { createFileRoute } from '@tanstack/react-router'
import { EventEditPage } from '@/features/marketing/events/event-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/events/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'eventos', ability: 'create' },
    title: 'Editar evento',
    back: '/marketing/events/list',
    area: 'marketing',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient
      .fetchQuery(fresh(trpc.marketingEvents.get.queryOptions({ id })))
      .catch(async (error: unknown) => {
        // Only here: nobody else's first download holds the texts of events.
        const { marketingEvent } = await import('@intranet/contract/messages/marketing-events')
        toast.error(marketingEvent.getFailed)
        throw error
      }),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <EventEditPage key={record.id} record={record} />
  },
})
