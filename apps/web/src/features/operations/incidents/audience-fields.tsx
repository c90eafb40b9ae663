import type { incidentFields } from '@intranet/contract/operations/incidents'
import { useState } from 'react'
import { useFormOf, useValues } from '@/components/form/use-form-values.ts'
import type * as z from 'zod'
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx'
import { DepartmentField, ProviderField } from '@/features/company/structure-fields.tsx'

type Values = z.input<typeof incidentFields>
type Kind = 'departamento' | 'provedor'

/** Abrangência: the people of a department, or all of a provider. Choosing one kind empties the other. */
export function AudienceFields() {
  const { setValue } = useFormOf<Values>()
  const [provider, department] = useValues<Values>()('id_empresa', 'id_departamento')
  const [chosen, setChosen] = useState<Kind>('departamento')
  // The values decide: restoring or discarding a draft changes them.
  const kind: Kind = provider ? 'provedor' : department ? 'departamento' : chosen
  const choose = (next: Kind) => {
    setChosen(next)
    setValue(next === 'provedor' ? 'id_departamento' : 'id_empresa', null, { shouldDirty: true })
  }
  return (
    <>
      <KindField kind={kind} onKind={choose} />
      {kind === 'departamento' ? (
        <DepartmentField<Values> name="id_departamento" label="Departamento" required />
      ) : (
        <ProviderField<Values> name="id_empresa" label="Provedor" required />
      )}
    </>
  )
}

function KindField({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-[5px] text-sm leading-[18px] font-[550]">Abrangência</legend>
      <RadioGroup
        beside
        aria-label="Abrangência"
        value={kind}
        onValueChange={(next) => onKind(next === 'provedor' ? 'provedor' : 'departamento')}
      >
        <RadioChoice value="departamento">Departamento</RadioChoice>
        <RadioChoice value="provedor">Provedor</RadioChoice>
      </RadioGroup>
    </fieldset>
  )
}
