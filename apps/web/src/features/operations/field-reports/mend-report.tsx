import { fieldReports as text } from '@intranet/contract/messages/field-reports'
import { wholeFieldReport } from '@intranet/contract/operations/field-report-schemas'
import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { trpc } from '@/lib/trpc.ts'
import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import { useSendTyped } from '@/lib/unsent/use-send-typed.ts'
import { ReportFields } from './report-fields.tsx'
import { typedReport } from './typed-report.ts'

/** A refused report is put right and sent again. */
export function MendReport({ entry, onClose }: { entry: UnsentEntry<'fieldReport'>; onClose: () => void }) {
  const send = useSendTyped('fieldReport', { saved: text.sent, entry })
  const [report] = entry.input.objects
  return (
    <DrawerForm
      title="Corrigir relato"
      onClose={onClose}
      save="Enviar"
      identity={newRecord('field-report-unsent', entry.key)}
      schema={wholeFieldReport}
      defaultValues={report ?? {}}
      texts={{ success: null }}
      onSubmit={(values) => send(typedReport(values))}
      changes={[trpc.fieldReports.pathFilter()]}
    >
      <div className="grid gap-4">
        <ReportFields />
      </div>
    </DrawerForm>
  )
}
