import { signatureSchemas } from '@intranet/contract/content/signature-schemas'
import { signature, signatureKeys, signatureProblem } from '@intranet/contract/content/signatures'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useDebounced } from '@/lib/use-debounced.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RecordDrawer, SavedRecord } from '../record-drawer.tsx'
import { SignaturePreview } from './signature-preview.tsx'
import { signatures } from './signature.entity.ts'
import { Field, FieldTitle } from '@/components/ui/field.tsx'

type Values = z.input<typeof signatureSchemas.fields>

const TemplateField = fieldOf(signature)

const start = `<table cellpadding="0" cellspacing="0"><tbody><tr>
<td style="padding-right:16px">{{logo}}</td>
<td style="font-family:Arial, sans-serif;font-size:13px;color:#222222">
<strong style="font-size:15px">{{nome}}</strong><br />
{{cargo}}, {{departamento}}<br />
{{telefone}}<br />
<a href="mailto:{{email}}">{{email}}</a>
</td></tr></tbody></table>`

const blank = { nome: '', id_empresa: null, html: start, site: '', padrao: false, ativo: false }

/** The template with the writer's own data, once the typing rests. */
function Preview() {
  const [html, site] = useValues<Values>()('html', 'site')
  const rested = useDebounced(html ?? '', 400)
  const { data } = useQuery({
    ...trpc.signatures.preview.queryOptions({
      html: rested,
      site: /^https?:\/\/\S+$/.test(site ?? '') ? site : null,
    }),
    enabled: rested.trim() !== '' && signatureProblem(rested) === undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return (
    <Field>
      <FieldTitle>Prévia</FieldTitle>
      <SignaturePreview html={data?.html ?? ''} />
    </Field>
  )
}

function Drawer({
  record,
  onClose,
}: {
  record?: Parameters<typeof RecordDrawer>[0]['record']
  onClose: () => void
}) {
  return (
    <RecordDrawer
      entity={signatures}
      title={record ? 'Editar modelo' : 'Novo modelo'}
      schema={signatureSchemas.fields}
      blank={blank}
      record={record}
      onClose={onClose}
      beside={<Preview />}
    >
      <TemplateField name="nome" capped />
      <TemplateField name="id_empresa" as={ProviderField} hint="Sem provedor, vale para todo o grupo." />
      <TemplateField
        name="html"
        rows={10}
        hint={`Campos: ${signatureKeys.map((key) => `{{${key}}}`).join(' ')}. O que não é permitido em e-mails é retirado.`}
      />
      <TemplateField name="site" />
      <TemplateField name="padrao" />
      <TemplateField name="ativo" />
    </RecordDrawer>
  )
}

function SavedDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRecord(trpc.signatures.get.queryOptions({ id }))
  return (
    <SavedRecord title="Editar modelo" read={read} onClose={onClose}>
      {(record) => <Drawer record={record} onClose={onClose} />}
    </SavedRecord>
  )
}

/** Writing a template; marketing's managers only. */
export default function SignatureDrawer({ id, onClose }: { id?: number; onClose: () => void }) {
  return id ? <SavedDrawer id={id} onClose={onClose} /> : <Drawer onClose={onClose} />
}
