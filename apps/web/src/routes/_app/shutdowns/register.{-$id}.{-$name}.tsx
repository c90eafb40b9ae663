import { createFileRoute } from '@tanstack/react-router'
import { ShutdownRegisterPage } from '@/features/people/shutdowns/shutdown-register-page.tsx'
import { paramsWithOptionalId } from '@/lib/id-params.ts'

/** With the employee's id and name: for them. */
export const Route = createFileRoute('/_app/shutdowns/register/{-$id}/{-$name}')({
  params: paramsWithOptionalId<{ id?: string; name?: string }>(),
  staticData: {
    needs: { module: 'desligamentos', ability: 'create' },
    title: 'Novo desligamento',
    back: '/shutdowns/list',
    area: 'hr',
    action: true,
  },
  component: function Register() {
    const { id, name } = Route.useParams()
    const person = id ? { id, nome: name ?? '' } : undefined
    return <ShutdownRegisterPage key={id} person={person} />
  },
})
