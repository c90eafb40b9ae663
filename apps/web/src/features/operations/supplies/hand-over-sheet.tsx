import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { quantity } from '@intranet/contract/operations/supplies'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { newRecord } from '@/components/form/form-identity.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { ItemsField } from './items-field.tsx'

const fields = z.strictObject({
  id_funcionario: recordId,
  itens: z
    .array(
      z.strictObject({
        codigo: z.string(),
        nome: z.string(),
        id_empresa: recordId,
        id_patrimonio: recordId.nullable(),
        id_produto: recordId,
        quantidade: quantity,
      }),
    )
    .min(1, text.noItems)
    .max(200),
})
type Values = z.input<typeof fields>

/** What a person is to receive: many items, one signature. */
export function HandOverSheet({ onClose }: { onClose: () => void }) {
  return (
    <DrawerForm
      title="Entregar equipamentos"
      onClose={onClose}
      wide
      identity={newRecord('custody-hand-over')}
      schema={fields}
      defaultValues={{ itens: [] }}
      texts={{ success: 'Termo gerado. A pessoa foi avisada para assinar.' }}
      onSubmit={({ id_funcionario, itens }) =>
        api.custody.handOver.mutate({
          id_empresa: itens[0]!.id_empresa,
          id_funcionario,
          itens: itens.map(({ id_patrimonio, id_produto, quantidade }) =>
            id_patrimonio ? { id_patrimonio } : { id_produto, quantidade },
          ),
        })
      }
      changes={[trpc.custody.pathFilter()]}
      save="Gerar termo"
    >
      <div className="grid gap-4">
        <PersonField<Values> name="id_funcionario" label="Quem recebe" />
        <ItemsField<Values> name="itens" label="Itens" />
      </div>
    </DrawerForm>
  )
}
