import { grantableModules, levels, SUPERADMIN, type Level, type ModuleKey } from '@intranet/contract/access'
import { levelIn, levelLabels, moduleLabels, withLevel } from '@intranet/contract/access/access-profiles'
import { FieldFrame, useField, type FieldProps } from '@/components/form/field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Switch } from '@/components/ui/switch.tsx'

const choices: { value: Level | ''; label: string }[] = [
  { value: '', label: 'Nenhum' },
  ...levels.toReversed().map((level) => ({ value: level, label: levelLabels[level] })),
]

function MatrixLine({
  module,
  roles,
  onRoles,
}: {
  module: ModuleKey
  roles: string[]
  onRoles: (roles: string[]) => void
}) {
  return (
    <li className="flex justify-between gap-x-4 gap-y-1 border-b border-border py-1.5 max-sm:flex-col sm:items-center">
      <span className="text-sm">{moduleLabels[module]}</span>
      <Segmented
        label={`Nível em ${moduleLabels[module]}`}
        value={levelIn(roles, module) ?? ''}
        options={choices}
        onChange={(level) => onRoles(withLevel(roles, module, level || null))}
      />
    </li>
  )
}

/** A set of roles as module × level; the value is the list of roles. */
export function RoleMatrix(props: FieldProps) {
  const field = useField<string[]>({ ...props, required: false })
  const roles = field.value ?? []
  const isSuper = roles.includes(SUPERADMIN)
  const setSuper = (on: boolean) =>
    field.setValue(on ? [...roles, SUPERADMIN] : roles.filter((role) => role !== SUPERADMIN))
  return (
    <FieldFrame {...props} field={field} group wide>
      <label className="mb-2 flex items-center justify-between gap-4 rounded-md bg-muted px-3 py-2 text-sm">
        <span>
          <b className="font-semibold">Super Admin</b>
          <span className="block text-xs text-muted-foreground">
            Acesso a todos os módulos e provedores, e à configuração.
          </span>
        </span>
        <Switch
          checked={isSuper}
          disabled={props.disabled}
          aria-label="Super Admin"
          onCheckedChange={setSuper}
        />
      </label>
      <ul>
        {grantableModules.map((module) => (
          <MatrixLine key={module} module={module} roles={roles} onRoles={field.setValue} />
        ))}
      </ul>
    </FieldFrame>
  )
}
