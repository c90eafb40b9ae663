import { formatCount } from '@intranet/contract/formats'
import { use, useState } from 'react'
import { common, dialog, form } from '@intranet/contract/messages'
import { Loaded } from '@/components/shell/loaded.tsx'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { SurfaceContext } from '@/components/dialogs/surface-context.ts'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { OrderedList } from '@/components/records/ordered-list.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { useSave } from '@/lib/use-save.ts'
import { orderedCategories, type CategoryKind } from './ordered-category.entity.ts'
import { changesOf } from '@/components/records/use-read-again.ts'
import { FormFoot } from '@/components/form/form-foot.tsx'

type Category = Outputs['faqCategories']['list']['dados'][number]

interface OrderProps {
  kind: CategoryKind
  categories: Category[]
}

function Order({ kind, categories }: OrderProps) {
  const entity = orderedCategories[kind]
  const before = categories.map(({ id }) => id)
  const [ids, setIds] = useState(before)
  const surface = use(SurfaceContext)
  const changed = ids.join() !== before.join()
  useUnsavedChanges(changed)
  const { mutate: save, isPending } = useSave(
    { mutationFn: () => api[entity.router].order.mutate({ ids }) },
    { saved: common.success, changes: changesOf(entity) },
  )
  const items = ids.flatMap((id) => categories.find((category) => category.id === id) ?? [])
  if (items.length === 0) return <EmptyState text="Ainda não há categorias para ordenar." />
  return (
    <>
      <p className="mb-3 text-sm text-muted-foreground">Arraste, ou use as setas. Quem lê vê esta ordem.</p>
      <OrderedList
        label="Categorias em ordem"
        items={items.map(({ id, titulo, ativo, itens }) => ({
          id,
          title: titulo,
          note: `${formatCount(itens, 'item', 'itens')}${ativo ? '' : ', inativa'}`,
        }))}
        onChange={setIds}
      />
      <FormFoot>
        <Button variant="ghost" onClick={surface?.close}>
          {dialog.cancel}
        </Button>
        <Button
          busy={isPending}
          disabled={!changed}
          onClick={() => save(undefined, { onSuccess: surface?.finish })}
        >
          {form.save}
        </Button>
      </FormFoot>
    </>
  )
}

/** All categories of a kind, put in order by dragging, by keyboard or by arrows. */
export default function CategoryOrderSheet({ kind, onClose }: { kind: CategoryKind; onClose: () => void }) {
  const { router } = orderedCategories[kind]
  const read = useRecord(trpc[router].list.queryOptions({ limit: 0, sort: 'ordem' }))
  return (
    <FormSheet wide title="Ordenar categorias" onClose={onClose}>
      <Loaded reads={[read]}>{({ dados }) => <Order kind={kind} categories={dados} />}</Loaded>
    </FormSheet>
  )
}
