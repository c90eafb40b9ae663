import type { roundFields } from '@intranet/contract/marketing/sponsorship-negotiation'
import { sponsorshipTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof roundFields>

/** What is offered, in the dialog of a new round and on the page of one. */
export function OfferFields() {
  return (
    <>
      <SelectField<Values> name="tipo" label="Tipo" options={optionsOf(sponsorshipTypeLabels)} />
      <MoneyField<Values> name="valor" label="Valor" hint="O que custa ao provedor, mesmo sem dinheiro." />
      <DateField<Values> name="validade" label="Validade" />
      <TextAreaField<Values> name="itens" label="Itens" rows={2} max={1000} wide />
      <TextAreaField<Values> name="contrapartidas" label="Contrapartidas" rows={3} max={1000} wide />
      <TextAreaField<Values> name="observacao" label="Observação" rows={2} max={450} wide />
    </>
  )
}
