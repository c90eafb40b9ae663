import {
  careerTemplate,
  exampleValues,
  fillTemplate,
  templateVariables,
} from '@intranet/contract/careers/career-templates'
import type { FieldsOf } from '@intranet/contract/entity/schemas'
import type { ReactNode } from 'react'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { VariableArea } from '@/components/form/variable-area.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { Card } from '@/components/ui/card.tsx'

type TemplateValues = FieldsOf<typeof careerTemplate>

const Field = fieldOf(careerTemplate)

function MessageField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  return (
    <FieldFrame {...props} field={field} hint="As variáveis são trocadas pelos dados de cada candidato.">
      <VariableArea
        field={field}
        variables={templateVariables}
        max={careerTemplate.fields.texto.max!}
        rows={10}
      />
    </FieldFrame>
  )
}

/** The e-mail as somebody would read it, while it is typed. */
export function TemplatePreview() {
  const [assunto, texto] = useValues<TemplateValues>()('assunto', 'texto')
  return (
    <Card asChild className="grid content-start gap-2 p-4 text-sm">
      <section aria-label="Prévia do e-mail">
        <span className="text-xs text-muted-foreground">
          Prévia com dados de exemplo · para {exampleValues.nome}
        </span>
        <b className="font-semibold break-words">
          {fillTemplate(assunto ?? '', exampleValues) || 'Sem assunto ainda'}
        </b>
        <p className="break-words whitespace-pre-line">
          {fillTemplate(texto ?? '', exampleValues) || 'Escreva o texto para ver como o candidato o recebe.'}
        </p>
      </section>
    </Card>
  )
}

/** What both forms ask for; the stage is before it. */
export function TemplateFields({ children }: { children?: ReactNode }) {
  return (
    <FormPanel>
      {children}
      <Field name="nome" hint="Só o recrutamento vê." />
      <Field name="assunto" wide />
      <Field name="texto" as={MessageField} required wide />
      <Field name="padrao" />
      <Field name="ativo" />
    </FormPanel>
  )
}
