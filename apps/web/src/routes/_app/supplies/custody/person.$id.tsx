import { createFileRoute } from '@tanstack/react-router'
import { PersonCustodyPage } from '@/features/operations/supplies/custody-items-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/supplies/custody/person/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Equipamentos da pessoa',
    back: '/supplies/custody/list',
    area: 'operations',
  },
  component: function Person() {
    const { id } = Route.useParams()
    return <PersonCustodyPage key={id} id={id} />
  },
})
