import { fieldReports as text } from '@intranet/contract/messages/field-reports'
import { wholeFieldReport } from '@intranet/contract/operations/field-report-schemas'
import { useState } from 'react'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { randomUuid } from '@/lib/random-name.ts'
import { useSendTyped } from '@/lib/unsent/use-send-typed.ts'
import { fieldReports } from './field-report.entity.ts'
import { ReportFields } from './report-fields.tsx'
import { typedReport } from './typed-report.ts'

/** What an employee saw: sent at once, or when there is a network again. */
export function FieldReportRegisterPage() {
  // A press that got no answer sends the same key again: the report is stored once.
  const [chave] = useState(randomUuid)
  const send = useSendTyped('fieldReport', { saved: text.sent })
  return (
    <RegisterPage
      entity={fieldReports}
      schema={wholeFieldReport}
      texts={{ success: null }}
      blank={{ texto: '', fotos: [], posicao: null, bairro: null, chave }}
      create={({ objects: [report] }) => send(typedReport(report!))}
    >
      <FormPanel>
        <ReportFields />
      </FormPanel>
    </RegisterPage>
  )
}
