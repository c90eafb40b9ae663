import {
  exampleValues,
  fillTemplate,
  templateVariables,
  type templateFields,
} from '@intranet/contract/careers/career-templates'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FieldFrame, useField } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { VariableArea } from '@/components/form/variable-area.tsx'

type Values = Omit<z.input<typeof templateFields>, 'etapa'>

const MAX = 5000
const message = { name: 'texto', label: 'Texto', required: true, wide: true } as const

function MessageField() {
  const field = useField<string | null | undefined>(message)
  return (
    <FieldFrame {...message} field={field} hint="As variáveis são trocadas pelos dados de cada candidato.">
      <VariableArea field={field} variables={templateVariables} max={MAX} rows={10} />
    </FieldFrame>
  )
}

/** The e-mail as somebody would read it, while it is typed. */
export function TemplatePreview() {
  const { control } = useFormContext<Values>()
  const [assunto = '', texto = ''] = useWatch({ control, name: ['assunto', 'texto'] })
  return (
    <section className="panel grid content-start gap-2 p-4 text-sm" aria-label="Prévia do e-mail">
      <span className="text-xs text-muted-foreground">
        Prévia com dados de exemplo · para {exampleValues.nome}
      </span>
      <b className="font-semibold break-words">
        {fillTemplate(assunto, exampleValues) || 'Sem assunto ainda'}
      </b>
      <p className="break-words whitespace-pre-line">
        {fillTemplate(texto, exampleValues) || 'Escreva o texto para ver como o candidato o recebe.'}
      </p>
    </section>
  )
}

/** What both forms ask for; the stage stands before it. */
export function TemplateFields({ children }: { children?: ReactNode }) {
  return (
    <FormPanel>
      {children}
      <TextField<Values> name="nome" label="Nome" maxLength={80} hint="Só o recrutamento vê." />
      <TextField<Values> name="assunto" label="Assunto" maxLength={160} wide />
      <MessageField />
      <ToggleField<Values> name="padrao" label="Padrão da etapa" labels={['Sim', 'Não']} />
      <ToggleField<Values> name="ativo" label="Status" />
    </FormPanel>
  )
}
