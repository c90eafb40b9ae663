import type * as z from 'zod'
import type { applyInput, guestApplicationInput } from '@intranet/contract/careers/applications'
import { dialog as text } from '@intranet/contract/messages'
import { FieldFrame, useField } from '@/components/form/field.tsx'
import { FamilyNames } from '@/components/dialogs/family-names.tsx'

/** What both forms take. */
type Values = z.input<typeof applyInput> | z.input<typeof guestApplicationInput>

/** "Tem familiar?" and the names, which are kept with the application alone. */
export function RelativesField() {
  const asked = useField<boolean | undefined, Values>({ name: 'tem_familiar', label: text.familyToggle })
  const props = { name: 'familiares', label: 'Familiares no grupo', wide: true } as const
  const names = useField<string[] | undefined, Values>(props)
  return (
    <FieldFrame {...props} field={names} hint="Diga se alguém da sua família trabalha no grupo, e quem.">
      <FamilyNames
        toggle={asked.value ?? false}
        onToggle={(on) => {
          asked.setValue(on)
          if (!on) names.setValue([])
        }}
        names={names.value ?? []}
        onNames={names.setValue}
      />
    </FieldFrame>
  )
}
