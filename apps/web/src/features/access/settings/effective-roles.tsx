import { levels, modulesToCome, SUPERADMIN } from '@intranet/contract/access'
import { effectiveRoles, levelLabels, moduleLabels } from '@intranet/contract/access/access-profiles'
import { settings } from '@intranet/contract/messages/access'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Badge } from '@/components/ui/badge.tsx'

const labelOf = (role: string) => {
  if (role === SUPERADMIN) return settings.superAdmin
  const level = levels.find((each) => role.endsWith(`:${each}`))
  return level ? levelLabels[level] : 'Sem acesso'
}

/** "Papel efetivo": what the chosen profiles and roles amount to, module by module. */
export function EffectiveRoles({ roles }: { roles: readonly string[] }) {
  const rows = effectiveRoles(roles)
  const effective = rows.filter(({ module, role }) => role !== 'user' && !modulesToCome.includes(module))
  return (
    <section aria-live="polite">
      <SectionLabel count={effective.length}>Papel efetivo</SectionLabel>
      {effective.length === 0 && (
        <p className="text-sm text-muted-foreground">Nenhum módulo. A pessoa entra como usuário comum.</p>
      )}
      <ul className="grid gap-1.5">
        {effective.map(({ module, role }) => (
          <li key={module} className="flex items-center justify-between gap-3 text-sm">
            {moduleLabels[module]}
            <Badge
              variant={role.endsWith(':leitor') ? 'secondary' : role === SUPERADMIN ? 'warning' : 'info'}
            >
              {labelOf(role)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
