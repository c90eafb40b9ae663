import type * as z from 'zod'
import type { wholeNews } from '@intranet/contract/content/news'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { can } from '@intranet/contract/access'
import { news as text } from '@intranet/contract/messages/content'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredImageField } from '@/components/form/stored-image-field.tsx'
import { TagField } from '@/components/form/tag-field.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { AudienceFields } from './audience-fields.tsx'

type Values = z.input<typeof wholeNews>

const yesNo: [string, string] = ['Sim', 'Não']

function CategoryField() {
  const { formState } = useFormContext()
  const saved = formState.defaultValues?.id_categoria as number | null | undefined
  const { data = [] } = useQuery(trpc.categories.options.queryOptions(saved ? { incluir: saved } : {}))
  return (
    <SelectField<Values>
      name="id_categoria"
      label="Categoria"
      required
      options={data.map(({ id, titulo }) => ({ value: id, label: titulo }))}
    />
  )
}

function StatusField() {
  const manages = can(useSession(), 'novidades', 'manage')
  return (
    <ToggleField<Values>
      name="ativo"
      label="Status"
      disabled={!manages}
      hint={manages ? undefined : 'Quem gerencia as novidades publica depois da revisão.'}
    />
  )
}

const cover = (
  <StoredImageField<Values>
    name="id_imagem_capa"
    label="Imagem de capa"
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
      <TextField<Values> name="titulo" label="Título" wide />
      <CategoryField />
      <StatusField />
      <AudienceFields required={!manages} />
      {cover}
      <RichTextField<Values> name="texto" label="Texto" required />
    </FormPanel>
  )
}

/** All fields of a publication (docs/content.md#news). */
export function NewsFields() {
  const manages = can(useSession(), 'novidades', 'manage')
  return (
    <>
      <FormPanel id="texto" title="Publicação">
        <TextField<Values> name="titulo" label="Título" wide />
        <CategoryField />
        <TagField<Values> name="hashtag" label="Hashtags" />
        <TextAreaField<Values> name="resumo" label="Resumo" wide rows={3} />
        <RichTextField<Values> name="texto" label="Texto" required />
        <TextField<Values> name="fonte" label="Fonte" />
        <TextField<Values> name="url" label="Link da fonte" type="url" placeholder="https://" />
        {cover}
        <StoredImageField<Values>
          name="id_imagem_auxiliar"
          label="Imagem auxiliar"
          wide
          wrongType={text.auxiliaryFormat}
          hint="Opcional, aparece depois do texto."
        />
      </FormPanel>
      <FormPanel id="publico" title="Público">
        <AudienceFields required={!manages} />
        <ToggleField<Values>
          name="importante"
          label="Importante"
          labels={yesNo}
          hint="Destaca no mural e avisa todos do público."
        />
        <ToggleField<Values>
          name="requer_lido"
          label="Exige confirmação de leitura"
          labels={yesNo}
          hint="Cada funcionário do público confirma ao fim do texto."
        />
      </FormPanel>
      <FormPanel id="periodo" title="Período">
        <DateTimeField<Values>
          name="publicar_em"
          label="Publicar em"
          hint="Vazio: ao ativar. Horário de Brasília."
        />
        <DateTimeField<Values> name="expira_em" label="Expira em" hint="Vazio: fica no mural." />
        <StatusField />
      </FormPanel>
    </>
  )
}
