import { mappedRoles, type identityProviderForm } from '@intranet/contract/access/identity-providers'
import { moduleKeys, type ModuleKey } from '@intranet/contract/access'
import { levelLabels, moduleLabels } from '@intranet/contract/access/access-profiles'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import type * as z from 'zod'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Button } from '@/components/ui/button.tsx'

type Values = z.input<typeof identityProviderForm>

const isModule = (key: string): key is ModuleKey => moduleKeys.some((one) => one === key)
const isLevel = (key: string): key is keyof typeof levelLabels => Object.hasOwn(levelLabels, key)

function labelOf(role: string): string {
  const [module = '', level = ''] = role.split(':')
  return isModule(module) && isLevel(level) ? `${moduleLabels[module]}: ${levelLabels[level]}` : role
}

const options = mappedRoles.map((value) => ({ value, label: labelOf(value) }))

/** Which value of the claim gives which role. */
export function ClaimRoleFields() {
  const { fields, append, remove } = useFieldArray<Values, 'papeis', 'chave'>({
    name: 'papeis',
    keyName: 'chave',
  })
  return (
    <div className="col-span-full grid gap-3">
      {fields.map(({ chave }, place) => (
        <div key={chave} className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <TextField<Values> name={`papeis.${place}.valor`} label="Valor" required maxLength={200} />
          <SelectField<Values> name={`papeis.${place}.papel`} label="Papel" required options={options} />
          <Button
            variant="ghost"
            icon={Trash2}
            className="sm:mt-6"
            aria-label={`Remover valor ${place + 1}`}
            onClick={() => remove(place)}
          >
            Remover
          </Button>
        </div>
      ))}
      <div>
        <Button variant="outline" icon={Plus} onClick={() => append({ valor: '', papel: '' })}>
          Incluir valor
        </Button>
      </div>
    </div>
  )
}
