import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { driverOriginLabels } from '@intranet/contract/operations/fleet-options'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import * as z from 'zod'
import { form } from '@intranet/contract/messages'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { FineDriverField } from './fleet-fields.tsx'

type Fine = Outputs['fines']['get']

const fields = z.strictObject({ id_motorista: z.int({ error: form.required }).positive() })

interface NameDialogProps {
  fine: Pick<Fine, 'id' | 'updated_at' | 'id_motorista'>
  onClose: () => void
}

export function NameDialog({ fine, onClose }: NameDialogProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return (
    <FormDialog title="Indicar condutor" onClose={onClose}>
      <Form
        identity={savedRecord('fine-driver', fine)}
        schema={fields}
        defaultValues={{ id_motorista: fine.id_motorista ?? undefined }}
        onSubmit={async ({ id_motorista }) => {
          await api.fines.nameDriver.mutate({ id: fine.id, updated_at: fine.updated_at, id_motorista })
          await queryClient.invalidateQueries(trpc.fines.pathFilter())
          // The page has what its address loaded.
          await router.invalidate()
        }}
      >
        <FineDriverField<z.input<typeof fields>> name="id_motorista" label="Motorista" />
        <FormActions />
      </Form>
    </FormDialog>
  )
}

/** The server's other opinion, where a person has chosen somebody else. */
function Proposal({ fine }: { fine: Fine }) {
  const { data } = useQuery({
    ...trpc.fines.proposal.queryOptions({ id: fine.id }),
    enabled: fine.aguarda_condutor,
  })
  if (!data?.origem || data.id_motorista === fine.id_motorista) return null
  return (
    <p>
      Proposta da intranet: {data.motorista} ({driverOriginLabels[data.origem].toLowerCase()}).
    </p>
  )
}

/** Who drove, how that is known, and who has to confirm it; what was paid. */
export function FineDriver({ fine }: { fine: Fine }) {
  return (
    <section className="mb-5 grid gap-1 text-sm">
      <SectionLabel>Condutor</SectionLabel>
      <p>{fine.motorista ?? 'Ninguém foi indicado.'}</p>
      {fine.origem_motorista && <p>Origem: {driverOriginLabels[fine.origem_motorista]}.</p>}
      {fine.indicador && <p>Indicado por {fine.indicador}.</p>}
      {fine.confirmador && (
        <p>
          Confirmado por {fine.confirmador} em {formatDateTime(fine.confirmado_em)}.
        </p>
      )}
      <Proposal fine={fine} />
      {fine.aguarda_condutor && fine.id_motorista !== null && !fine.confirmavel && (
        <p>Outra pessoa precisa confirmar o condutor.</p>
      )}
      {fine.situacao !== 'recebida' && <p>Indicação até {formatDate(fine.prazo_indicacao)}.</p>}
      {fine.valor_nic && <p>Sem condutor, a empresa paga {formatMoney(fine.valor_nic)}.</p>}
      {fine.desconto_folha && <p>Desconto em folha.</p>}
      {fine.valor_pago && (
        <p>
          Paga em {formatDate(fine.pago_em)}: {formatMoney(fine.valor_pago)}.
        </p>
      )}
    </section>
  )
}
