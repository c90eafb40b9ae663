import { useLocation } from '@tanstack/react-router'
import { can, type AccessHolder, type ModuleKey } from '@intranet/contract/access'
import { Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { useSession } from '@/lib/session.ts'

/** The structure from the top down, then what stands beside it. */
const lists: { label: string; base: string; module: ModuleKey }[] = [
  { label: 'Provedores', base: '/providers', module: 'configuracao' },
  { label: 'Empresas contratantes', base: '/contracting/companies', module: 'configuracao' },
  { label: 'Departamentos', base: '/departments', module: 'rh' },
  { label: 'Setores', base: '/sectors', module: 'rh' },
  { label: 'Cargos', base: '/positions', module: 'rh' },
  { label: 'Feriados', base: '/holidays', module: 'rh' },
  { label: 'Cidades', base: '/cities', module: 'configuracao' },
  { label: 'Microrregiões', base: '/microrregions', module: 'configuracao' },
]

const openTo = (holder: AccessHolder | null) => lists.filter(({ module }) => can(holder, module, 'read'))

/** The sibling lists of the company, at the left of each of them. */
export function CompanySpine() {
  const path = useLocation({ select: (location) => location.pathname })
  const items = openTo(useSession()).map(({ label, base }) => ({
    key: base,
    label,
    href: `${base}/list`,
    ...(path.startsWith(`${base}/`) && { state: 'now' as const }),
  }))
  return (
    <Spine label="Estrutura da empresa">
      <Thread items={items} />
    </Spine>
  )
}
