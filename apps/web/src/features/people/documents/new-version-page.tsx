import type * as z from 'zod'
import { documentVersionFields } from '@intranet/contract/people/document-schemas'
import { useRouter } from '@tanstack/react-router'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { documentName } from './document-name.ts'
import { DateFields } from './document-fields.tsx'

type Values = z.input<typeof documentVersionFields>

type Document = Outputs['documents']['get']

/** Another file in a document's place; who had signed signs again. */
export function NewVersionPage({ record }: { record: Document }) {
  const router = useRouter()
  return (
    <Page>
      <PageHead beside={documentName(record)} />
      <PageSheet>
        <Form
          identity={newRecord('document-version', record.id)}
          schema={documentVersionFields}
          defaultValues={{ data_emissao: '', data_validade: '' }}
          onSubmit={(values) => api.documents.addVersion.mutate({ ...values, id: record.id })}
          changes={[trpc.documents.pathFilter()]}
          onSaved={() => void router.navigate({ to: '/documents/list' })}
        >
          <FormPanel>
            <StoredFileField<Values>
              name="id_arquivo"
              label="Arquivo"
              hint={`Substitui a versão ${record.versao}, que continua guardada para o RH.`}
              wide
            />
            <DateFields category={record.id_categoria} />
          </FormPanel>
          <FormActions />
        </Form>
      </PageSheet>
    </Page>
  )
}
