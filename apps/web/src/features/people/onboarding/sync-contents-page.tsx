import { formatCount, formatDuration } from '@intranet/contract/formats'
import { useState } from 'react'
import { common, dialog, form } from '@intranet/contract/messages'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { OrderBoard } from './order-board.tsx'
import { useContentItems } from './trail-items.ts'
import { FormFoot } from '@/components/form/form-foot.tsx'

type Trail = Outputs['onboardingTrails']['get']

/** Which contents a trail has, and in which order. */
export function SyncContentsPage({ record }: { record: Trail }) {
  const [before] = useState(() => record.conteudos.map(({ id_conteudo }) => id_conteudo))
  const [chosen, setChosen] = useState(before)
  const { items, withheld, sum, error, refetch } = useContentItems(chosen)
  const goBack = useGoBack()
  const guard = useUnsavedChanges(before.join() !== chosen.join())
  const { mutate: save, isPending } = useSave(
    {
      mutationFn: () =>
        api.onboardingTrails.orderContents.mutate({ id: record.id, conteudos: chosen, vistos: before }),
      onSuccess: () => guard.release(),
    },
    { saved: common.success, changes: [trpc.onboardingTrails.pathFilter()] },
  )
  return (
    <Page>
      <PageHead total={record.nome} />
      <PageSheet>
        {record.onboardings > 0 && (
          <p className="mb-3 text-sm text-muted-foreground" role="note">
            Esta trilha está em {formatCount(record.onboardings, 'onboarding', 'onboardings')}: o percentual
            de quem lê muda, as conclusões ficam.
          </p>
        )}
        {error && !items ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <OrderBoard
            title="Conteúdos em ordem"
            noun="conteúdo"
            sum={sum}
            hint="A leitura segue esta ordem."
            items={items}
            withheld={withheld}
            linked={record.conteudos.map(({ id_conteudo, titulo, minutos }) => ({
              id: id_conteudo,
              title: titulo,
              note: formatDuration(minutos),
            }))}
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
