import type * as z from 'zod'
import { formatMomentDay } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { can } from '@intranet/contract/access'
import { question } from '@intranet/contract/content/faq'
import { wholeFaq } from '@intranet/contract/content/faq-schemas'
import { splitTags } from '@intranet/contract/content/news-tags'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { TagField } from '@/components/form/tag-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { NoteLine } from '@/components/ui/note-line.tsx'
import { AudienceFields } from '@/features/content/news/audience-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { titledOptions } from '@/lib/options-of.ts'
import { questions } from './question.entity.ts'

const Field = fieldOf(question)

type Values = z.input<typeof wholeFaq>
type Question = Outputs['faq']['get']

function Fields() {
  const manages = can(useSession(), 'perguntas_frequentes', 'manage')
  const incluir = useSavedChoice<Values>('id_categoria')
  const { data = [] } = useQuery(trpc.faqCategories.options.queryOptions({ incluir }))
  return (
    <FormPanel>
      <Field name="id_categoria" as={SelectField<AnyValues>} required options={titledOptions(data)} />
      <Field name="ordem" hint="Menor aparece antes, entre as menos vistas." />
      <Field name="pergunta" wide />
      <Field name="resposta" as={RichTextField} required />
      <Field name="palavras_chave" as={TagField} wide />
      <AudienceFields required={!manages} />
      <Field name="publico" hint="Visitantes e candidatos também encontram." />
      <Field
        name="ativo"
        disabled={!manages}
        hint={manages ? undefined : 'Quem gerencia o FAQ publica depois da revisão.'}
      />
    </FormPanel>
  )
}

const blank = {
  pergunta: '',
  resposta: '',
  palavras_chave: [],
  id_empresa: null,
  id_departamento: null,
  ordem: 0,
  publico: false,
  ativo: false,
}

export function FaqRegisterPage() {
  return (
    <RegisterPage entity={questions} schema={wholeFaq} blank={blank}>
      <Fields />
    </RegisterPage>
  )
}

/** Of a question that a colleague sent: its owner, what an answer lacks, and who is notified. */
function SuggestedNote({ autor, created_at, id_categoria, resposta }: Question) {
  const missing = [id_categoria === null && 'categoria', !resposta && 'resposta'].filter(Boolean)
  return (
    <NoteLine className="max-w-[640px]">
      Sugerida {autor ? `por ${autor} ` : ''}em {formatMomentDay(created_at)}.
      {missing.length > 0 && ` ${missing.length > 1 ? 'Faltam' : 'Falta'} ${missing.join(' e ')}.`} Quem
      sugeriu é avisado quando ela é publicada.
    </NoteLine>
  )
}

export function FaqEditPage({ record }: { record: Question }) {
  return (
    <EditPage
      entity={questions}
      beside={record.pergunta}
      schema={wholeFaq}
      record={{ ...record, palavras_chave: splitTags(record.palavras_chave) }}
    >
      {record.sugerida && !record.ativo && <SuggestedNote {...record} />}
      <Fields />
    </EditPage>
  )
}
