import { useQuery } from '@tanstack/react-query'
import { Activity, Webhook } from 'lucide-react'
import { Suspense, useState } from 'react'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { accessKeys } from './access-key.entity.ts'

const KeyCallsSheet = lazyPart(async () => ({
  default: (await import('./key-calls-sheet.tsx')).KeyCallsSheet,
}))

interface KeyActionsProps {
  record: Outputs['accessKeys']['get']
  /** What its reader may do with it. */
  steps?: RowAction[]
}

/** What a key called lately, its webhooks, and behind ⋯ the steps. */
export function KeyActions({ record, steps }: KeyActionsProps) {
  const { id, nome, revogada_em } = record
  const [open, setOpen] = useState(false)
  const read = useQuery({ ...trpc.accessKeys.calls.queryOptions({ id }), enabled: open, staleTime: 0 })
  const calls: RowAction = { label: 'Últimas chamadas', icon: Activity, onSelect: () => setOpen(true) }
  const webhooks: RowAction = { label: 'Webhooks', icon: Webhook, to: `/settings/keys/webhooks/${id}` }
  return (
    <>
      <RecordActions
        plain
        name={nome}
        near={revogada_em ? [webhooks] : [webhooks, calls]}
        rest={steps}
        edits={{ history: accessKeys.history, id }}
      />
      {open && (
        <Suspense>
          <KeyCallsSheet nome={nome} read={read} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
