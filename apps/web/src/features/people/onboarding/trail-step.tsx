import type * as z from 'zod'
import type { wholeNewOnboarding } from '@intranet/contract/people/onboarding-schemas'
import { onboarding as text } from '@intranet/contract/messages/people'
import { StepActions } from '@/components/form/step-actions.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { ErrorState } from '@/components/shell/states.tsx'
import { OrderBoard } from './order-board.tsx'
import { useTrailItems } from './trail-items.ts'

type Values = z.input<typeof wholeNewOnboarding>

/** Step 2: which trails, in which order. */
export function TrailStep({ onBack }: { onBack: () => void }) {
  const { setValue } = useFormOf<Values>()
  const chosen = useValue<Values>()('trilhas') ?? []
  const { items, withheld, sum, error, refetch } = useTrailItems(chosen)
  if (error && !items)
    return <ErrorState error={error} title={text.trailsFailed} onRetry={() => void refetch()} />
  return (
    <OrderBoard
      title="Trilhas em ordem"
      noun="trilha"
      sum={sum}
      hint="A prioridade começa em 1; concluir o último conteúdo abre a próxima trilha."
      items={items}
      withheld={withheld}
      chosen={chosen}
      onChange={(ids) => setValue('trilhas', ids, { shouldDirty: true })}
    >
      <StepActions onBack={onBack}>
        <SubmitButton>Salvar onboarding</SubmitButton>
      </StepActions>
    </OrderBoard>
  )
}
