import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { dialog } from '@intranet/contract/messages'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { Button } from '@/components/ui/button.tsx'
import { FormFoot } from './form-foot.tsx'

interface StepActionsProps {
  /** To the step before; absent on the first. */
  onBack?: () => void
  /** What goes on or saves. */
  children: ReactNode
}

/** A step's buttons, in one place in all of them: Voltar at the left, Cancelar and what goes on at the right. */
export function StepActions({ onBack, children }: StepActionsProps) {
  const goBack = useGoBack()
  return (
    <FormFoot steps>
      {onBack && (
        <Button variant="outline" icon={ArrowLeft} className="mr-auto" onClick={onBack}>
          Voltar
        </Button>
      )}
      <Button variant="ghost" onClick={goBack}>
        {dialog.cancel}
      </Button>
      {children}
    </FormFoot>
  )
}
