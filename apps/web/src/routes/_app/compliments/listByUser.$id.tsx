import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ComplimentByUserPage } from '@/features/people/compliments/compliment-by-user-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/compliments/listByUser/$id')({
  params: idParams,
  staticData: { title: 'Elogios recebidos', back: { to: '/compliments/list', label: 'Elogios' }, area: 'hr' },
  component: function ByUser() {
    const { id } = Route.useParams()
    return (
      <Permitted module="rh" ability="employee">
        <ComplimentByUserPage key={id} id={id} />
      </Permitted>
    )
  },
})
