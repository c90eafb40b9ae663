import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { quantity } from '@intranet/contract/operations/supplies'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { newRecord } from '@/components/form/form-identity.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
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
type Request = Outputs['equipmentRequests']['get']

export interface HandOverSheetProps {
  /** An approved request that it answers: its person, and exactly its pieces. */
  request?: Outputs['equipmentRequests']['get']
  /** Who is to receive, where the page is about that person. */
  person?: number
  onClose: () => void
}

/** The pieces of a request: those with numbers are read one by one. */
const itemsOf = ({ serializado, codigo_erp, produto, id_empresa, id_produto, quantidade }: Request) =>
  serializado
    ? []
    : [{ codigo: codigo_erp, nome: produto, id_empresa, id_patrimonio: null, id_produto, quantidade }]

/** What a person is to receive: many items, one signature. */
export function HandOverSheet({ request, person, onClose }: HandOverSheetProps) {
  return (
    <DrawerForm
      title="Entregar equipamentos"
      onClose={onClose}
      wide
      identity={newRecord('custody-hand-over', request?.id, person)}
      schema={fields}
      defaultValues={
        request
          ? { id_funcionario: request.id_usuario, itens: itemsOf(request) }
          : { id_funcionario: person, itens: [] }
      }
      texts={{ success: 'Termo gerado. A pessoa foi avisada para assinar.' }}
      onSubmit={({ id_funcionario, itens }) =>
        api.custody.handOver.mutate({
          id_empresa: itens[0]!.id_empresa,
          id_funcionario,
          itens: itens.map(({ id_patrimonio, id_produto, quantidade }) =>
            id_patrimonio ? { id_patrimonio } : { id_produto, quantidade },
          ),
          ...(request && { pedidos: [request.id] }),
        })
      }
      changes={[trpc.custody.pathFilter(), trpc.equipmentRequests.pathFilter()]}
      save="Gerar termo"
    >
      <div className="grid gap-4">
        {request && (
          <p className="text-sm">
            Aprovado: {request.quantidade} × {request.produto}. O pedido fica entregue com a assinatura.
          </p>
        )}
        <PersonField<Values> name="id_funcionario" label="Quem recebe" disabled={request !== undefined} />
        <ItemsField<Values> name="itens" label="Itens" />
      </div>
    </DrawerForm>
  )
}
