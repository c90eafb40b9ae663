import { offerForm } from '@intranet/contract/careers/offers'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'

type Values = z.input<typeof offerForm>

interface OfferDialogProps {
  /** Of the application. */
  id: number
  name: string
  minor: boolean
  onClose: () => void
}

/** The figures of an offer; the letter is filled with them and sent. */
export function OfferDialog({ id, name, minor, onClose }: OfferDialogProps) {
  const { data: letters = [] } = useQuery(trpc.offerLetters.options.queryOptions())
  return (
    <DrawerForm
      title={`Proposta para ${name}`}
      onClose={onClose}
      identity={newRecord('offer', id)}
      schema={offerForm}
      defaultValues={{ jornada: '44 horas por semana' }}
      texts={{ success: 'Proposta enviada por e-mail.' }}
      onSubmit={(values) => api.offers.send.mutate({ ...values, id_candidatura: id })}
      changes={[trpc.offers.ofApplication.queryFilter({ id })]}
      onSaved={onClose}
      save="Enviar proposta"
    >
      <div className="grid gap-4">
        <SelectField<Values> name="id_carta" label="Carta" required options={namedOptions(letters)} />
        <MoneyField<Values> name="salario" label="Salário por mês" required />
        <DateField<Values> name="data_inicio" label="Início" required />
        <TextField<Values> name="jornada" label="Jornada" maxLength={120} required />
        <TextAreaField<Values> name="beneficios" label="Benefícios" />
        <DateTimeField<Values>
          name="expira_em"
          label="Vale até"
          hint="Vazio usa os dias do parâmetro Proposta: validade."
        />
        {minor && (
          <>
            <TextField<Values>
              name="responsavel_nome"
              label="Responsável legal"
              maxLength={120}
              hint="De 14 a 17 anos, o responsável também aceita, por um link seu."
              required
            />
            <TextField<Values>
              name="responsavel_email"
              label="E-mail do responsável"
              type="email"
              maxLength={254}
              required
            />
          </>
        )}
      </div>
    </DrawerForm>
  )
}
