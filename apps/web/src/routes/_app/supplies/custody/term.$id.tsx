import { createFileRoute } from '@tanstack/react-router'
import { CustodyTermPage } from '@/features/operations/supplies/custody-term-page.tsx'
import { idParams } from '@/lib/id-params.ts'

/** Also for who signs, without a role. */
export const Route = createFileRoute('/_app/supplies/custody/term/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'suprimentos', ability: 'employee' },
    title: 'Termo de custódia',
    back: { to: '/supplies/custody/mine', label: 'Meus equipamentos' },
    area: 'operations',
  },
  component: function Term() {
    const { id } = Route.useParams()
    return <CustodyTermPage key={id} id={id} />
  },
})
