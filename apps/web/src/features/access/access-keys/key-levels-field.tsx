import { offeredModules } from '@intranet/contract/access'
import type { KeyRights } from '@intranet/contract/access/access-keys'
import { FieldFrame, useField, type FieldProps } from '@/components/form/field.tsx'
import { MatrixHeads, MatrixLine } from '../access-profiles/role-matrix.tsx'

/** What a key may do: at most its owner's level in each of their modules; the value is the list of roles. */
export function KeyLevelsField<Values extends object = never>({
  modules,
  ...props
}: FieldProps<Values> & { modules: KeyRights['modulos'] }) {
  const field = useField<string[] | undefined, Values>(props)
  const roles = field.value ?? []
  const shown = modules.filter(({ modulo }) => offeredModules.includes(modulo))
  return (
    <FieldFrame {...props} field={field} group wide>
      <div className="text-sm">
        <MatrixHeads />
        {shown.map(({ modulo, nivel }) => (
          <MatrixLine
            key={modulo}
            module={modulo}
            highest={nivel}
            roles={roles}
            disabled={props.disabled}
            onRoles={field.setValue}
          />
        ))}
        {shown.length === 0 && (
          <p className="py-2 text-sm text-muted-foreground">Esta pessoa não tem acesso a nenhum módulo.</p>
        )}
      </div>
    </FieldFrame>
  )
}
