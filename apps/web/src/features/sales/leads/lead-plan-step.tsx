import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { can } from '@intranet/contract/access'
import type { LeadVerification, newLead } from '@intranet/contract/sales/lead'
import { format } from '@intranet/contract/messages/formats'
import { typeNames } from '@intranet/contract/sales/lead-words'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useFormOf, useValues } from '@/components/form/use-form-values.ts'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { DueDayField, SourceFields } from './lead-fields.tsx'
import { OwnPlanFields } from './lead-plan-fields.tsx'
import { Field, FieldTitle } from '@/components/ui/field.tsx'
import { namedOptions } from '@/lib/options-of.ts'

type Values = z.input<typeof newLead>

const dirty = { shouldDirty: true, shouldValidate: true }

const reaches = (covered: boolean | null) => {
  if (covered === null) return undefined
  return covered ? 'Com cobertura' : 'Sem cobertura'
}

/** Step 3: who serves the customer with what, and where the lead came from. */
export function PlanStep({ found }: { found: LeadVerification | undefined }) {
  const { setValue } = useFormOf<Values>()
  const session = useSession()
  const manages = can(session, 'vendas', 'manage')
  const [id_empresa, kind, code] = useValues<Values>()('id_empresa', 'tipo', 'cod_cliente')
  const tipo = kind ?? 'novo'
  const sellers = useQuery({
    ...trpc.leads.sellers.queryOptions({ id_empresa: id_empresa ?? undefined }),
    enabled: manages && Boolean(id_empresa),
  })
  const providers = (found?.cobertura ?? []).map(({ id_empresa: id, provedor, coberto }) => ({
    value: id,
    label: provedor,
    note: reaches(coberto),
  }))
  const only = providers.length === 1 ? providers[0]!.value : undefined
  useEffect(() => {
    if (only !== undefined && !id_empresa) setValue('id_empresa', only, dirty)
  }, [only, id_empresa, setValue])
  const lost = found?.cobertura.find((one) => one.id_empresa === id_empresa)?.coberto === false
  const afterSale = tipo !== 'novo'
  const renew = () => {
    setValue('tipo', 'novo', dirty)
    for (const name of ['cod_cliente', 'produto_atual', 'valor_atual'] as const) setValue(name, null, dirty)
  }
  return (
    <FormPanel title="Plano">
      {afterSale && (
        <p className="col-span-full flex flex-wrap items-center gap-3">
          {typeNames[tipo]} do cliente {code}.
          <Button variant="outline" size="sm" onClick={renew}>
            Cadastrar como novo
          </Button>
        </p>
      )}
      <SelectField<Values>
        name="id_empresa"
        label="Provedor"
        options={providers}
        disabled={afterSale}
        hint={afterSale ? 'Depois da venda o provedor não muda.' : undefined}
        onPicked={() => {
          for (const name of ['produto', 'valor', 'motivo_fora_tabela'] as const)
            setValue(name, '', { shouldDirty: true })
          for (const name of ['id_campanha', 'id_canal', 'id_vendedor'] as const)
            setValue(name, null, { shouldDirty: true })
        }}
      />
      {lost && (
        <p className="col-span-full text-warning" role="status">
          Este provedor não tem cobertura no endereço: a lead é registrada sem cobertura.
        </p>
      )}
      <OwnPlanFields id_empresa={id_empresa} required later="Efetivação" />
      <DueDayField />
      <SourceFields id_empresa={id_empresa} />
      {manages ? (
        <SelectField<Values>
          name="id_vendedor"
          label="Vendedor"
          placeholder="Sem vendedor"
          options={namedOptions(sellers.data)}
          waitsFor={!id_empresa && 'o provedor'}
        />
      ) : (
        <Field>
          <FieldTitle>Vendedor</FieldTitle>
          <p>{session?.nome ?? format.notInformed}</p>
        </Field>
      )}
    </FormPanel>
  )
}
