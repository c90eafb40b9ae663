import type * as z from 'zod'
import { documentEditFields, documentFields } from '@intranet/contract/people/document-schemas'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { CategoryField, DateFields, TargetFields } from './document-fields.tsx'
import { documentName } from './document-name.ts'
import { DocumentVersions } from './document-versions.tsx'
import { documents } from './document.entity.ts'

type Values = z.input<typeof documentFields>

type EditValues = z.input<typeof documentEditFields>

type Document = Outputs['documents']['get']

export function DocumentRegisterPage() {
  return (
    <RegisterPage
      entity={documents}
      schema={documentFields}
      blank={{ titulo: '', requer_assinatura: false, ativo: false }}
      create={({ objects }) =>
        api.documents.create.mutate({
          // A person's document is of no place, whatever was chosen before.
          objects: objects.map((row) =>
            row.id_funcionario ? { ...row, id_empresa: null, id_departamento: null } : row,
          ),
        })
      }
    >
      <FormPanel>
        <TextField<Values> name="titulo" label="Título" maxLength={160} wide />
        <CategoryField />
        <StoredFileField<Values>
          name="id_arquivo"
          label="Arquivo"
          hint="PDF, JPG, PNG, DOCX ou XLSX, até 10 MB"
        />
        <DateFields />
        <TargetFields />
      </FormPanel>
    </RegisterPage>
  )
}

/** A document's data and its versions. */
export function DocumentEditPage({ record }: { record: Document }) {
  return (
    <EditPage entity={documents} beside={documentName(record)} schema={documentEditFields} record={record}>
      <FormPanel>
        <TextField<Values> name="titulo" label="Título" maxLength={160} wide />
        <CategoryField saved={record.id_categoria} />
        <ToggleField<EditValues> name="requer_assinatura" label="Pede ciência" labels={['Sim', 'Não']} />
        <DateFields />
        <ToggleField<EditValues> name="ativo" label="Status" />
      </FormPanel>
      <DocumentVersions record={record} />
    </EditPage>
  )
}
