import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormActions } from './form-actions.tsx'
import { FormSheet, type FormSheetProps } from './form-surface.tsx'
import { Form, type FormProps } from './form.tsx'

type DrawerFormProps<Input extends FieldValues, Output, Result> = Omit<FormSheetProps, 'children'> &
  FormProps<Input, Output, Result> & {
    /** Salvar unless the screen says otherwise. */
    save?: ReactNode
  }

/** A drawer that is one form: what it makes or changes is beside the list or record that it belongs to. */
export function DrawerForm<Input extends FieldValues, Output, Result>(
  props: DrawerFormProps<Input, Output, Result>,
) {
  const { title, wide, className, onClose, save, children, ...form } = props
  return (
    <FormSheet title={title} wide={wide} className={className} onClose={onClose}>
      <Form<Input, Output, Result> {...form}>
        {children}
        <FormActions save={save} />
      </Form>
    </FormSheet>
  )
}
