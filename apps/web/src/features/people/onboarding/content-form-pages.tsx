import type * as z from 'zod'
import { news } from '@intranet/contract/messages/content'
import { contentFields, MAX_AUXILIARY_IMAGES } from '@intranet/contract/people/onboarding-content'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { StoredImageField, StoredImagesField } from '@/components/form/stored-image-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { PlaceTags } from './place-tags.tsx'
import { useNewPlace } from './use-onboarding-place.ts'
import { contents } from './content.entity.ts'

type Content = Outputs['onboardingContents']['get']

// The screens send files; base64 is for documented clients.
const schema = contentFields.omit({ imagem_capa_data: true, imagem_capa_format: true })
type Values = z.input<typeof schema>
function ContentFields() {
  return (
    <FormPanel>
      <TextField<Values> name="titulo" label="Título" maxLength={160} wide />
      <TextAreaField<Values> name="resumo" label="Resumo" max={500} wide />
      <RichTextField<Values> name="texto" label="Texto" />
      <StoredImageField<Values>
        name="id_imagem_capa"
        label="Imagem de capa"
        wrongType={news.coverFormat}
        wide
      />
      <StoredImagesField<Values>
        name="imagens_auxiliares"
        label="Imagens auxiliares"
        wrongType={news.auxiliaryFormat}
        max={MAX_AUXILIARY_IMAGES}
        wide
      />
      <PlaceTags />
      <NumberField<Values>
        name="minutos"
        label="Minutos de leitura"
        hint="Vazio: estimado pelo tamanho do texto."
      />
      <ToggleField<Values> name="ativo" label="Status" />
    </FormPanel>
  )
}

export function ContentRegisterPage() {
  const place = useNewPlace()
  const blank = {
    titulo: '',
    resumo: '',
    texto: '',
    minutos: null,
    id_imagem_capa: null,
    imagens_auxiliares: [],
    ...place,
    ativo: false,
  }
  return (
    <RegisterPage entity={contents} schema={schema} blank={blank}>
      <ContentFields />
    </RegisterPage>
  )
}

export function ContentEditPage({ record }: { record: Content }) {
  return (
    <EditPage entity={contents} schema={schema} record={record}>
      <ContentFields />
    </EditPage>
  )
}
