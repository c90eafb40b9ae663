import type * as z from 'zod'
import type { categoryFields } from '@intranet/contract/content/category'
import type { ReactNode } from 'react'
import { ColorField, ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'

type Values = z.input<typeof categoryFields>

/** The fields of every kind of category; what one kind alone has is before the status. */
export function CategoryFields({ children }: { children?: ReactNode }) {
  return (
    <FormPanel>
      <TextField<Values> name="titulo" label="Título" wide />
      <ColorField<Values> name="color" label="Cor" wide />
      <IconPickerField<Values> name="icone" label="Ícone" />
      {children}
      <ToggleField<Values> name="ativo" label="Status" />
    </FormPanel>
  )
}
