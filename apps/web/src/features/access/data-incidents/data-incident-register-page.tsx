import { createIncidentInput } from '@intranet/contract/access/data-incidents'
import { trustTexts as text } from '@intranet/contract/messages/trust'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { DataIncidentFields } from './data-incident-fields.tsx'

export function DataIncidentRegisterPage() {
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Form
          identity={newRecord('data-incident')}
          schema={createIncidentInput}
          defaultValues={{
            titulo: '',
            o_que: '',
            conhecido_em: '',
            dados: '',
            riscos: '',
            medidas: '',
            periodo_de: '',
            periodo_ate: '',
            id_suspeito: null,
            sem_risco: '',
          }}
          texts={{ success: text.saved }}
          changes={[trpc.dataIncidents.pathFilter(), trpc.obligations.pathFilter()]}
          onSubmit={(values) => api.dataIncidents.create.mutate(values)}
        >
          <DataIncidentFields />
          <FormActions save="Registrar incidente" />
        </Form>
      </PageSheet>
    </Page>
  )
}
