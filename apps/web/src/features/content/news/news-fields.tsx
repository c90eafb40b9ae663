import type { FieldsOf } from '@intranet/contract/entity/schemas'
import { newsItem } from '@intranet/contract/content/news'
import { useQuery } from '@tanstack/react-query'
import { can } from '@intranet/contract/access'
import { news as text } from '@intranet/contract/messages/content'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { StoredImageField } from '@/components/form/stored-image-field.tsx'
import { TagField } from '@/components/form/tag-field.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { titledOptions } from '@/lib/options-of.ts'
import { AudienceFields } from './audience-fields.tsx'

const Field = fieldOf(newsItem)

function CategoryField() {
  const incluir = useSavedChoice<FieldsOf<typeof newsItem>>('id_categoria')
  const { data = [] } = useQuery(trpc.categories.options.queryOptions({ incluir }))
  return <Field name="id_categoria" as={SelectField<AnyValues>} required options={titledOptions(data)} />
}

function StatusField() {
  const manages = can(useSession(), 'novidades', 'manage')
  return (
    <Field
      name="ativo"
      disabled={!manages}
      hint={manages ? undefined : 'Quem gerencia as novidades publica depois da revisão.'}
    />
  )
}

const cover = (
  <Field
    name="id_imagem_capa"
    as={StoredImageField<AnyValues>}
    required
    wide
    wrongType={text.coverFormat}
    hint="PNG, JPEG ou JPG, até 10 MB."
  />
)

/** The few fields that a publication cannot do without (/news/form). */
export function CompactNewsFields() {
  const manages = can(useSession(), 'novidades', 'manage')
  return (
    <FormPanel>
      <Field name="titulo" wide />
      <CategoryField />
      <StatusField />
      <AudienceFields required={!manages} />
      {cover}
      <Field name="texto" as={RichTextField} required />
    </FormPanel>
  )
}

/** All fields of a publication (docs/content.md#news). */
export function NewsFields() {
  const manages = can(useSession(), 'novidades', 'manage')
  return (
    <>
      <FormPanel id="texto" title="Publicação">
        <Field name="titulo" wide />
        <CategoryField />
        <Field name="hashtag" as={TagField} />
        <Field name="resumo" as={TextAreaField} wide rows={3} />
        <Field name="texto" as={RichTextField} required />
        <Field name="fonte" />
        <Field name="url" label="Link da fonte" />
        {cover}
        <Field
          name="id_imagem_auxiliar"
          as={StoredImageField<AnyValues>}
          wide
          wrongType={text.auxiliaryFormat}
          hint="Opcional, aparece depois do texto."
        />
      </FormPanel>
      <FormPanel id="publico" title="Público">
        <AudienceFields required={!manages} />
        <Field name="importante" hint="Destaca no mural e avisa todos do público." />
        <Field
          name="requer_lido"
          label="Exige confirmação de leitura"
          hint="Cada funcionário do público confirma ao fim do texto."
        />
      </FormPanel>
      <FormPanel id="periodo" title="Período">
        <Field name="publicar_em" label="Publicar em" hint="Vazio: ao ativar. Horário de Brasília." />
        <Field name="expira_em" label="Expira em" hint="Vazio: fica no mural." />
        <StatusField />
      </FormPanel>
    </>
  )
}
