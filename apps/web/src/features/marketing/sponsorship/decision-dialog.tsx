import { decisionFields } from '@intranet/contract/marketing/sponsorship-request-schemas'
import type { JustificationType } from '@intranet/contract/marketing/sponsorship-words'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { trpc } from '@/lib/trpc.ts'
import { titledOptions } from '@/lib/options-of.ts'

type Values = z.input<typeof decisionFields>

interface DecisionDialogProps {
  title: string
  /** Names the draft: the record and what is decided. */
  draft: string
  types: JustificationType[]
  onDecide: (values: z.output<typeof decisionFields>) => Promise<unknown>
  onClose: () => void
}

function Reason({ types }: Pick<DecisionDialogProps, 'types'>) {
  const { data = [] } = useQuery(trpc.sponsorshipJustifications.options.queryOptions({ tipos: types }))
  const chosen = useValue<Values>()('id_justificativa')
  const publicText = data.find(({ id }) => id === chosen)?.texto_publico
  return (
    <div className="grid gap-4">
      <SelectField<Values> name="id_justificativa" label="Justificativa" options={titledOptions(data)} />
      {publicText && (
        <p className="rounded-md border border-border bg-muted p-3 text-sm">
          <b className="font-semibold">O solicitante lê: </b>
          {publicText}
        </p>
      )}
      <TextAreaField<Values>
        name="texto"
        label="Observação"
        hint="Fica com a equipe: o solicitante não a recebe."
        rows={3}
        max={450}
      />
    </div>
  )
}

/** Refusing, cancelling and returning ask for a reason from the catalogue; its public text is shown before. */
export function DecisionDialog({ title, draft, types, onDecide, onClose }: DecisionDialogProps) {
  return (
    <FormDialog title={title} onClose={onClose}>
      <Form
        identity={newRecord('sponsorship-decision', draft)}
        schema={decisionFields}
        defaultValues={{ id_justificativa: null, texto: '' }}
        onSubmit={onDecide}
      >
        <Reason types={types} />
        <FormActions />
      </Form>
    </FormDialog>
  )
}
