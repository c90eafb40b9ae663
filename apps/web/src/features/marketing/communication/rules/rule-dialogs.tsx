import { Suspense } from 'react'
import { api } from '@/lib/api.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const ForecastDialog = lazyDialog(async () => ({
  default: (await import('./forecast-dialog.tsx')).ForecastDialog,
}))
const PreviewDialog = lazyDialog(async () => ({
  default: (await import('./preview-dialog.tsx')).PreviewDialog,
}))
const ApprovalDialog = lazyDialog(async () => ({
  default: (await import('./approval-dialog.tsx')).ApprovalDialog,
}))
const ExecutionsSheet = lazyDialog(async () => ({
  default: (await import('./executions-sheet.tsx')).ExecutionsSheet,
}))
const RunDialog = lazyDialog(async () => ({ default: (await import('./run-dialog.tsx')).RunDialog }))
const StopDialog = lazyDialog(async () => ({
  default: (await import('../sends/stop-dialog.tsx')).StopDialog,
}))

/** What a rule of a list opens beside it. */
export interface OpenRuleDialog {
  kind: 'forecast' | 'preview' | 'approval' | 'runs' | 'run' | 'stop'
  id: number
}

interface RuleDialogsProps {
  dialog: OpenRuleDialog
  onClose: () => void
}

function Opened({ dialog: { kind, id }, onClose }: RuleDialogsProps) {
  if (kind === 'forecast') return <ForecastDialog of={{ id }} onClose={onClose} />
  if (kind === 'preview') return <PreviewDialog of={{ id }} onClose={onClose} />
  if (kind === 'approval') return <ApprovalDialog id={id} onClose={onClose} />
  if (kind === 'runs') return <ExecutionsSheet id={id} onClose={onClose} />
  if (kind === 'run') return <RunDialog id={id} onClose={onClose} />
  return (
    <StopDialog
      title="Parar os envios da regra?"
      scope={{ id_regra: id }}
      stop={() => api.communicationRules.setActive.mutate({ ids: [id], ativo: false })}
      onClose={onClose}
    />
  )
}

/** The dialogs of the rules list, each loaded when it opens. */
export const RuleDialogs = (props: RuleDialogsProps) => (
  <Suspense>
    <Opened {...props} />
  </Suspense>
)
