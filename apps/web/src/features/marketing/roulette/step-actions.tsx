import type { ReactNode } from 'react'
import { dialog, form } from '@intranet/contract/messages'
import { trackingLink } from '@intranet/contract/messages/marketing'
import { roulette as text } from '@intranet/contract/messages/roulette'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { Button } from '@/components/ui/button.tsx'
import { FormFoot } from '@/components/form/form-foot.tsx'

interface StepActionsProps {
  /** In edit the button reads "Avançar" and there is a way back; on signup it reads "Salvar" (docs/marketing.md#wizard). */
  edits: boolean
  onBack?: () => void
  children?: ReactNode
}

export function StepActions({ edits, onBack, children }: StepActionsProps) {
  const goBack = useGoBack()
  return (
    <FormFoot steps>
      {!edits && (
        <Button variant="ghost" onClick={goBack}>
          {dialog.cancel}
        </Button>
      )}
      {edits && (
        <Button variant="outline" className="mr-auto" onClick={onBack ?? goBack}>
          {trackingLink.back}
        </Button>
      )}
      {children}
      <SubmitButton>{edits ? text.next : form.save}</SubmitButton>
    </FormFoot>
  )
}
