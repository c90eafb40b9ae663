import { useLocation } from '@tanstack/react-router'
import { can, type AccessHolder } from '@intranet/contract/access'
import { Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { useSession } from '@/lib/session.ts'

interface PeopleList {
  base: string
  label: (keeps: boolean) => string
  visible: (holder: AccessHolder | null) => boolean
}

const employee = (holder: AccessHolder | null) => can(holder, 'rh', 'employee')
const keepsPeople = (holder: AccessHolder | null) => can(holder, 'rh', 'manage')

const lists: PeopleList[] = [
  {
    base: '/human-resources/employee',
    label: () => 'Funcionários',
    visible: (holder) => can(holder, 'rh', 'read'),
  },
  {
    base: '/shutdowns',
    label: () => 'Desligamentos',
    visible: (holder) => can(holder, 'desligamentos', 'read'),
  },
  { base: '/documents', label: (keeps) => (keeps ? 'Documentos' : 'Meus documentos'), visible: employee },
  { base: '/documents-categories', label: () => 'Categorias de documentos', visible: keepsPeople },
  { base: '/compliments', label: () => 'Elogios', visible: employee },
  { base: '/compliments-categories', label: () => 'Categorias de elogios', visible: keepsPeople },
  { base: '/family', label: (keeps) => (keeps ? 'Familiares' : 'Minha família'), visible: employee },
]

/** The sibling lists of people, at the left of each of them: HR's, or an employee's own. */
export function PeopleSpine() {
  const session = useSession()
  const path = useLocation({ select: (location) => location.pathname })
  const keeps = keepsPeople(session)
  const items = lists
    .filter(({ visible }) => visible(session))
    .map(({ base, label }) => ({
      key: base,
      label: label(keeps),
      href: `${base}/list`,
      ...(path.startsWith(`${base}/`) && { state: 'now' as const }),
    }))
  return (
    <Spine label="Pessoas">
      <Thread items={items} />
    </Spine>
  )
}
