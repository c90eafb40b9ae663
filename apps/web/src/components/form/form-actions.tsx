import { type ReactNode, use } from 'react'
import { dialog, form } from '@intranet/contract/messages'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { Button } from '@/components/ui/button.tsx'
import { useFormRules } from './form-context.ts'
import { FormRefusal } from './form-refusal.tsx'
import { SubmitButton } from './submit-button.tsx'
import { SurfaceContext } from '@/components/dialogs/surface-context.ts'
import { FormFoot } from './form-foot.tsx'

interface FormActionsProps {
  /** Salvar unless the screen says otherwise. */
  save?: ReactNode
  children?: ReactNode
}

/** Cancelar and Salvar after the last field; sticky on phones. Nothing where the form is only read. */
export function FormActions({ save = form.save, children }: FormActionsProps) {
  const goBack = useGoBack()
  const surface = use(SurfaceContext)
  const { reads } = useFormRules()
  if (reads) return null
  return (
    <>
      <FormRefusal />
      <FormFoot>
        <Button variant="ghost" onClick={surface?.close ?? goBack}>
          {dialog.cancel}
        </Button>
        {children}
        <SubmitButton>{save}</SubmitButton>
      </FormFoot>
    </>
  )
}
