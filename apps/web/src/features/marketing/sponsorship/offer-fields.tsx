import { round } from '@intranet/contract/marketing/sponsorship-negotiation'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'

const Field = fieldOf(round)

/** What is offered, in the dialog of a new round and on the page of one. */
export function OfferFields() {
  return (
    <>
      <Field name="tipo" searched />
      <Field name="valor" hint="O que custa ao provedor, mesmo sem dinheiro." />
      <Field name="validade" />
      <Field name="itens" rows={2} wide />
      <Field name="contrapartidas" rows={3} wide />
      <Field name="observacao" as={TextAreaField} rows={2} wide />
    </>
  )
}
