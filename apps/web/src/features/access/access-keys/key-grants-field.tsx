import { offeredModules } from '@intranet/contract/access'
import { keyGrantLabels } from '@intranet/contract/access/access-key-words'
import type { KeyRights } from '@intranet/contract/access/access-keys'
import { grantsOf, keyGrants, withGrant } from '@intranet/contract/access/key-access'
import { FieldFrame, useField, type FieldProps } from '@/components/form/field.tsx'
import { ChoiceLine, MatrixHeads, type MatrixChoice } from '../access-profiles/role-matrix.tsx'

const none: MatrixChoice = { value: '', label: 'Nada' }
const choices = [none, ...keyGrants.map((grant) => ({ value: grant, label: keyGrantLabels[grant] }))]

/** What a key may do in each module that its owner reads; the value is the list of roles. */
export function KeyGrantsField<Values extends object = never>({
  modules,
  ...props
}: FieldProps<Values> & { modules: KeyRights['acessos'] }) {
  const field = useField<string[] | undefined, Values>(props)
  const roles = field.value ?? []
  const grants = grantsOf(roles) ?? {}
  const shown = modules.filter(({ modulo }) => offeredModules.includes(modulo))
  return (
    <FieldFrame {...props} field={field} group wide>
      <div className="text-sm">
        <MatrixHeads wide={3} heads={choices} />
        {shown.map(({ modulo, acesso }) => (
          <ChoiceLine
            key={modulo}
            module={modulo}
            what="Acesso"
            wide={3}
            choices={acesso === 'ler' ? choices.slice(0, 2) : choices}
            value={grants[modulo] ?? ''}
            disabled={props.disabled}
            onValue={(value) =>
              field.setValue(withGrant(roles, modulo, keyGrants.find((one) => one === value) ?? null))
            }
          />
        ))}
        {shown.length === 0 && (
          <p className="py-2 text-sm text-muted-foreground">Esta pessoa não tem acesso a nenhum módulo.</p>
        )}
      </div>
    </FieldFrame>
  )
}
