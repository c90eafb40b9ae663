import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { quantity } from '@intranet/contract/operations/supplies'
import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { newRecord } from '@/components/form/form-identity.ts'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ItemsField } from './items-field.tsx'

const fields = z.strictObject({
  id_empresa: recordId,
  id_funcionario: recordId,
  itens: z
    .array(
      z.strictObject({
        codigo: z.string(),
        nome: z.string(),
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
const itemsOf = ({ serializado, codigo_erp, produto, id_produto, quantidade }: Request) =>
  serializado ? [] : [{ codigo: codigo_erp, nome: produto, id_patrimonio: null, id_produto, quantidade }]

/** The provider of the term, and its items. */
function ItemFields({ fixed }: { fixed: boolean }) {
  const { setValue } = useFormOf<Values>()
  const provider = useValue<Values>()('id_empresa')
  return (
    <>
      <ProviderField<Values>
        name="id_empresa"
        label="Empresa"
        disabled={fixed}
        onPicked={() => setValue('itens', [])}
      />
      <ItemsField<Values> name="itens" label="Itens" provider={provider} />
    </>
  )
}

/** What a person is to receive: many items, one signature. */
export function HandOverSheet({ request, person, onClose }: HandOverSheetProps) {
  const own = useSession()?.id_empresa ?? undefined
  return (
    <DrawerForm
      title="Entregar equipamentos"
      onClose={onClose}
      wide
      identity={newRecord('custody-hand-over', request?.id, person)}
      schema={fields}
      defaultValues={
        request
          ? { id_empresa: request.id_empresa, id_funcionario: request.id_usuario, itens: itemsOf(request) }
          : { id_empresa: own, id_funcionario: person, itens: [] }
      }
      texts={{ success: 'Termo gerado. A pessoa foi avisada para assinar.' }}
      onSubmit={({ id_empresa, id_funcionario, itens }) =>
        api.custody.handOver.mutate({
          id_empresa,
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
        <ItemFields fixed={request !== undefined} />
      </div>
    </DrawerForm>
  )
}
