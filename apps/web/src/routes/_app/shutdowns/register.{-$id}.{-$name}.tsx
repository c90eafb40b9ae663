import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ShutdownRegisterPage } from '@/features/people/shutdowns/shutdown-register-page.tsx'
import { may } from '@/lib/may.ts'

/** With the employee's id and name: for them. */
export const Route = createFileRoute('/_app/shutdowns/register/{-$id}/{-$name}')({
  staticData: {
    title: 'Novo desligamento',
    back: { to: '/shutdowns/list', label: 'Desligamentos' },
    area: 'hr',
    action: may('desligamentos', 'create'),
  },
  component: function Register() {
    const { id, name } = Route.useParams()
    const person = id && /^[1-9]\d{0,15}$/.test(id) ? { id: Number(id), nome: name ?? '' } : undefined
    return (
      <Permitted module="desligamentos" ability="create">
        <ShutdownRegisterPage key={id} person={person} />
      </Permitted>
    )
  },
})
