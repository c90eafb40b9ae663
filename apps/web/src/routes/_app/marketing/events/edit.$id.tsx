import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { Permitted } from '@/components/records/permitted.tsx'
import { EventEditPage } from '@/features/marketing/events/event-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/events/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar evento',
    back: { to: '/marketing/events/list', label: 'Eventos' },
    area: 'marketing',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'eventos', 'create')
      ? queryClient
          .fetchQuery(fresh(trpc.marketingEvents.get.queryOptions({ id })))
          .catch((error: unknown) => {
            toast.error(marketingEvent.getFailed)
            throw error
          })
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="eventos" ability="create">
        {record && <EventEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
