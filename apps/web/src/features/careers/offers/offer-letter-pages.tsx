import {
  exampleLetter,
  fillLetter,
  letterVariables,
  offerLetter,
} from '@intranet/contract/careers/offer-letters'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { VariableArea } from '@/components/form/variable-area.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { Card } from '@/components/ui/card.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { offerLetters } from './offer-letter.entity.ts'

const letterSchemas = schemasOf(offerLetter)
type LetterValues = z.input<typeof letterSchemas.fields>

const Field = fieldOf(offerLetter)

function LetterField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  return (
    <FieldFrame {...props} field={field} hint="As variáveis são trocadas pelos valores de cada proposta.">
      <VariableArea field={field} variables={letterVariables} max={offerLetter.fields.texto.max!} rows={14} />
    </FieldFrame>
  )
}

/** The letter as somebody would read it, while it is typed. */
function Preview() {
  const texto = useValue<LetterValues>()('texto') ?? ''
  return (
    <Card asChild className="grid content-start gap-2 p-4 text-sm">
      <section aria-label="Prévia da carta">
        <span className="text-xs text-muted-foreground">Prévia com dados de exemplo</span>
        <p className="break-words whitespace-pre-line">
          {fillLetter(texto, exampleLetter) || 'Escreva o texto para ver como o candidato o lê.'}
        </p>
      </section>
    </Card>
  )
}

const Fields = () => (
  <FormPanel>
    <Field name="nome" hint="Só o recrutamento vê." />
    <Field name="ativo" />
    <Field name="texto" as={LetterField} required wide />
  </FormPanel>
)

export const OfferLetterRegisterPage = () => (
  <RegisterPage
    entity={offerLetters}
    heading="NOVA CARTA DE PROPOSTA"
    schema={letterSchemas.fields}
    blank={{ nome: '', texto: '', ativo: false }}
    preview={<Preview />}
  >
    <Fields />
  </RegisterPage>
)

export const OfferLetterEditPage = ({ record }: { record: Outputs['offerLetters']['get'] }) => (
  <EditPage
    entity={offerLetters}
    beside={record.nome}
    heading="EDITAR CARTA DE PROPOSTA"
    schema={letterSchemas.fields}
    record={record}
    preview={<Preview />}
  >
    <Fields />
  </EditPage>
)
