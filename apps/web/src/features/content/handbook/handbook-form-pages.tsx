import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { can } from '@intranet/contract/access'
import { article } from '@intranet/contract/content/handbook'
import { articleFields } from '@intranet/contract/content/handbook-schemas'
import { knowledge } from '@intranet/contract/messages/content'
import { MAX_ATTACHMENTS, type ArticleAttachment } from '@intranet/contract/content/knowledge-access'
import { Send } from 'lucide-react'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { StoredFilesField } from '@/components/form/stored-file-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { titledOptions } from '@/lib/options-of.ts'
import { useArticleActions } from './use-article-actions.ts'
import { articles } from './article.entity.ts'

type Values = z.input<typeof articleFields>

const Field = fieldOf(article)

type Article = Outputs['handbook']['get']

interface FieldsProps {
  attachments?: ArticleAttachment[]
  /** Readers see where it is and for whom at once: a manager changes it. */
  published?: boolean
}

function Fields({ attachments = [], published = false }: FieldsProps) {
  const manages = can(useSession(), 'manual', 'manage')
  const placed = published && !manages
  const managers = placed ? knowledge.placeRefused : undefined
  const incluir = useSavedChoice<Values>('id_categoria')
  const { data = [] } = useQuery(trpc.handbookCategories.options.queryOptions({ incluir }))
  return (
    <FormPanel>
      <Field name="titulo" wide />
      <Field
        name="id_categoria"
        as={SelectField<AnyValues>}
        required
        disabled={placed}
        hint={managers}
        options={titledOptions(data)}
      />
      <Field name="ordem" disabled={placed} hint={managers ?? 'Menor aparece antes na categoria.'} />
      <Field name="resumo" as={TextAreaField} wide rows={2} />
      <Field name="texto" as={RichTextField} required />
      <StoredFilesField<Values>
        name="anexos"
        label="Anexos"
        saved={attachments}
        max={MAX_ATTACHMENTS}
        hint={`PDF, JPG, PNG, DOCX ou XLSX, até 10 MB cada, no máximo ${MAX_ATTACHMENTS}.`}
        wide
      />
      <Field
        name="id_empresa"
        as={ProviderField}
        required={!manages}
        disabled={placed}
        hint={manages ? 'Vazio: todo o grupo.' : managers}
      />
      <Field
        name="requer_lido"
        label="Exige confirmação de leitura"
        hint="A cada nova versão, cada funcionário do público confirma."
      />
    </FormPanel>
  )
}

const blank = {
  titulo: '',
  resumo: '',
  texto: '',
  id_empresa: null,
  requer_lido: false,
  ordem: 0,
  anexos: [],
}

export function ArticleRegisterPage() {
  return (
    <RegisterPage entity={articles} schema={articleFields} blank={blank}>
      <Fields />
    </RegisterPage>
  )
}

/** Saving keeps a draft; readers get it when it is published. */
export function ArticleEditPage({ record }: { record: Article }) {
  const manages = can(useSession(), 'manual', 'manage')
  const { publish } = useArticleActions()
  const waits = record.alterado || record.versao === 0
  return (
    <EditPage
      entity={articles}
      beside={record.titulo}
      schema={articleFields}
      record={{ ...record, anexos: record.anexos.map(({ id_arquivo }) => id_arquivo) }}
      state={waits ? <Badge variant="info">Rascunho não publicado</Badge> : null}
      tools={
        manages &&
        waits && (
          <Button variant="outline" icon={Send} onClick={() => void publish(record)}>
            Publicar o que está salvo
          </Button>
        )
      }
    >
      <Fields attachments={record.anexos} published={record.versao > 0} />
    </EditPage>
  )
}
