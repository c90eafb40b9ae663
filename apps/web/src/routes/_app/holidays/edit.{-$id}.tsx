import { createFileRoute, redirect } from '@tanstack/react-router'
import { HolidayEditPage } from '@/features/company/holidays/holiday-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** The id is optional in this address; without one there is nothing to edit. */
export const Route = createFileRoute('/_app/holidays/edit/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Editar feriado',
    back: '/holidays/list',
    area: ['admin', 'hr'],
  },
  loader: ({ context: { queryClient }, params: { id } }) => {
    if (!id) throw redirect({ to: '/holidays/list' })
    return queryClient.fetchQuery(fresh(trpc.holidays.get.queryOptions({ id: id })))
  },
  component: function Edit() {
    const record = Route.useLoaderData()
    return <HolidayEditPage key={record.id} record={record} />
  },
})
