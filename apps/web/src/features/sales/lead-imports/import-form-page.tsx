import type * as z from 'zod'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatBytes } from '@intranet/contract/formats'
import { file as fileText } from '@intranet/contract/messages/files'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { MAX_SHEET_BYTES, sheetEndings } from '@intranet/contract/sales/lead-import-words'
import { leadImportFields, type LeadImportFields } from '@intranet/contract/sales/lead-imports'
import { FieldFrame, useField, type FieldProps } from '@/components/form/field.tsx'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { useUpload } from '@/components/form/use-upload.ts'
import { useValue } from '@/components/form/use-form-values.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { ProviderChoiceFields } from '../provider-choice-fields.tsx'

type FormValues = z.input<typeof leadImportFields>

function sheetProblem({ name, size }: File): string | undefined {
  if (!sheetEndings.some((ending) => name.toLowerCase().endsWith(ending))) return fileText.formatNotAllowed
  return size > MAX_SHEET_BYTES ? fileText.tooLarge : undefined
}

const sendSheet = (file: File) => uploadFile(file, 'importacoes')

/** A spreadsheet, sent when it is chosen; the value is its id. */
function SheetField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null, Values>(props)
  const { problem, sending, send } = useUpload(sendSheet, sheetProblem)
  const [chosen, setChosen] = useState<File>()
  const take = async (files: File[]) => {
    const [sent] = await send(files, 1)
    if (!sent) return
    field.setValue(sent.id)
    setChosen(sent.file)
  }
  return (
    <FieldFrame {...props} wide field={{ ...field, error: problem ?? field.error }}>
      <div className="flex flex-wrap items-center gap-3">
        <FileChooser
          label={field.value ? 'Trocar arquivo' : 'Escolher arquivo'}
          accept={sheetEndings.join(',')}
          sending={sending}
          input={field.input}
          onChosen={(files) => void take(files)}
        />
        {chosen && field.value && (
          <span className="min-w-0 truncate text-sm">
            {chosen.name} <span className="text-muted-foreground">({formatBytes(chosen.size)})</span>
          </span>
        )}
        <DownloadLink href={`/${text.template}`} className={buttonVariants({ variant: 'ghost' })}>
          <FileSpreadsheet aria-hidden />
          Baixar modelo
        </DownloadLink>
      </div>
    </FieldFrame>
  )
}

/** The file's choice rests until it is known whose leads these are. */
function ImportFields() {
  const provider = useValue<FormValues>()('id_empresa')
  return (
    <FormPanel>
      <ProviderChoiceFields />
      <SheetField<FormValues>
        name="id_file"
        label="Arquivo"
        hint={
          provider
            ? 'As colunas são nome, cpf e telefone. Nada é importado antes da conferência.'
            : 'CSV, XLSX ou XLS de até 100 MB, com as colunas nome, cpf e telefone.'
        }
      />
    </FormPanel>
  )
}

const blank = { id_empresa: null, id_campanha: null, id_canal: null, id_file: null }

/** Sends a spreadsheet and has it read; its preview is the next screen (docs/lead-imports.md). */
export function ImportFormPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const sent = useRef<number>(undefined)
  const send = async (fields: LeadImportFields) => {
    const [created] = await api.leadImports.create.mutate({ objects: [fields] })
    sent.current = created!.id
    // The file is taken: where its reading does not begin, the import's page offers it.
    await api.leadImports.read.mutate({ id: created!.id }).catch(() => {})
    await queryClient.invalidateQueries(trpc.leadImports.pathFilter())
  }
  const preview = () =>
    void navigate({ to: '/marketing/imports-leads/file/list', search: { id: sent.current }, replace: true })
  return (
    <Page>
      <PageHead heading={text.create} />
      <PageSheet>
        <Form
          identity={newRecord('lead-import')}
          schema={leadImportFields}
          defaultValues={blank}
          onSubmit={send}
          onSaved={preview}
          texts={{ success: null, failure: text.createFailed }}
        >
          <ImportFields />
          <FormActions save="Enviar" />
        </Form>
      </PageSheet>
    </Page>
  )
}
