import { category } from '@intranet/contract/content/category'
import type { ReactNode } from 'react'
import { ColorField } from '@/components/form/choice-fields.tsx'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'

const Field = fieldOf(category)

/** The fields of every kind of category; what one kind alone has is before the status. */
export function CategoryFields({ children }: { children?: ReactNode }) {
  return (
    <FormPanel>
      <Field name="titulo" wide />
      <Field name="color" as={ColorField} wide />
      <Field name="icone" as={IconPickerField} />
      {children}
      <Field name="ativo" />
    </FormPanel>
  )
}
