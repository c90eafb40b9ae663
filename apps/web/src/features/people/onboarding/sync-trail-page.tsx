import { useState } from 'react'
import { dialog, form } from '@intranet/contract/messages'
import { onboarding as text } from '@intranet/contract/messages/people'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { OrderBoard } from './order-board.tsx'
import { trailItem, useTrailItems } from './trail-items.ts'
import { FormFoot } from '@/components/form/form-foot.tsx'

type Onboarding = Outputs['onboarding']['get']

const sameOrder = (a: readonly number[], b: readonly number[]) => a.join() === b.join()

/** Links, unlinks and orders the trails of an onboarding. */
export function SyncTrailPage({ record }: { record: Onboarding }) {
  const [before] = useState(() => record.trilhas.map(({ id_trilha }) => id_trilha))
  const [chosen, setChosen] = useState(before)
  const { items, withheld, sum, error, refetch } = useTrailItems(chosen)
  const goBack = useGoBack()
  const guard = useUnsavedChanges(!sameOrder(before, chosen))
  const gone = before.some((id) => !chosen.includes(id))
  const onlyGone =
    gone &&
    sameOrder(
      before.filter((id) => chosen.includes(id)),
      chosen,
    )
  const { mutate: save, isPending } = useSave(
    {
      mutationFn: () => api.onboarding.orderTrails.mutate({ id: record.id, trilhas: chosen, vistas: before }),
      onSuccess: () => guard.release(),
    },
    {
      saved: onlyGone ? text.updated : text.trailsLinked,
      failed: onlyGone ? text.unlinkFailed : text.linkFailed,
      changes: [trpc.onboarding.pathFilter()],
    },
  )
  return (
    <Page>
      <PageHead total={record.titulo} />
      <PageSheet>
        {error && !items ? (
          <ErrorState error={error} title={text.trailsFailed} onRetry={() => void refetch()} />
        ) : (
          <OrderBoard
            title="Trilhas em ordem"
            noun="trilha"
            sum={sum}
            hint="Quem já leu uma trilha retirada não perde as conclusões."
            items={items}
            withheld={withheld}
            linked={record.trilhas.map((trail) => trailItem(trail.id_trilha, trail.nome, trail))}
            chosen={chosen}
            onChange={setChosen}
          >
            <FormFoot>
              <Button variant="ghost" onClick={goBack}>
                {dialog.cancel}
              </Button>
              <Button busy={isPending} onClick={() => save(undefined, { onSuccess: () => goBack() })}>
                {form.save}
              </Button>
            </FormFoot>
          </OrderBoard>
        )}
      </PageSheet>
    </Page>
  )
}
