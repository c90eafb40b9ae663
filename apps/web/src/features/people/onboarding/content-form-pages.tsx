import type * as z from 'zod'
import { news } from '@intranet/contract/messages/content'
import { contentFields } from '@intranet/contract/people/content-schemas'
import { content, MAX_AUXILIARY_IMAGES } from '@intranet/contract/people/onboarding-content'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { StoredImageField, StoredImagesField } from '@/components/form/stored-image-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { PlaceTags } from './place-tags.tsx'
import { useNewPlace } from './use-onboarding-place.ts'
import { contents } from './content.entity.ts'

type Content = Outputs['onboardingContents']['get']

// The screens send files; base64 is for documented clients.
const schema = contentFields.omit({ imagem_capa_data: true, imagem_capa_format: true })
type Values = z.input<typeof schema>

const Field = fieldOf(content)

function ContentFields() {
  return (
    <FormPanel>
      <Field name="titulo" capped wide />
      <Field name="resumo" wide />
      <Field name="texto" as={RichTextField} />
      <Field name="id_imagem_capa" as={StoredImageField<AnyValues>} wrongType={news.coverFormat} wide />
      <StoredImagesField<Values>
        name="imagens_auxiliares"
        label="Imagens auxiliares"
        wrongType={news.auxiliaryFormat}
        max={MAX_AUXILIARY_IMAGES}
        wide
      />
      <PlaceTags />
      <Field name="minutos" hint="Vazio: estimado pelo tamanho do texto." />
      <Field name="ativo" />
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
    <EditPage entity={contents} beside={record.titulo} schema={schema} record={record}>
      <ContentFields />
    </EditPage>
  )
}
