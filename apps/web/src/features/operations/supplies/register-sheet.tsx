import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { movementFields } from '@intranet/contract/operations/supplies'
import { conditionLabels, stageLabels } from '@intranet/contract/operations/supply-options'
import type * as z from 'zod'
import { newRecord } from '@/components/form/form-identity.ts'
import { SelectField } from '@/components/form/select-fields.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { ProductField, SquadField } from './supply-fields.tsx'

type Values = z.input<typeof movementFields>

/** A removal to be made, or what a squad hands in without one. */
export function RegisterSheet({ stage, onClose }: { stage: 'retirada' | 'devolucao'; onClose: () => void }) {
  return (
    <DrawerForm
      title={`Nova ${stageLabels[stage].toLowerCase()}`}
      onClose={onClose}
      wide
      identity={newRecord(`supply-${stage}`)}
      schema={movementFields}
      defaultValues={{ etapa: stage, os: '', patrimonio: '', quantidade: 1 }}
      texts={{ success: `${stageLabels[stage]} registrada.` }}
      onSubmit={(values) => api.supplies.register.mutate({ objects: [values] })}
      changes={[trpc.supplies.pathFilter()]}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SquadField<Values> name="id_equipe" label="Equipe" />
        <ProductField<Values> name="id_produto" label="Produto" />
        <TextField<Values> name="patrimonio" label="Patrimônio" hint="Vazio: lista alternativa." />
        <NumberField<Values> name="quantidade" label="Quantidade" />
        <TextField<Values> name="os" label="OS" />
        <TextField<Values> name="cidade" label="Cidade" hint="Vazia: a da equipe." />
        <TextField<Values> name="cod_cliente" label="Código do cliente" />
        <TextField<Values> name="cliente" label="Primeiro nome do cliente" />
        <SelectField<Values> name="condicao" label="Condição" options={optionsOf(conditionLabels)} />
        <TextAreaField<Values> name="motivo" label="Motivo" rows={3} wide />
      </div>
    </DrawerForm>
  )
}
