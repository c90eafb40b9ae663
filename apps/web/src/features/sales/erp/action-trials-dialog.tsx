import { formatDateTime } from '@intranet/contract/formats'
import { tryActionInput } from '@intranet/contract/sales/erp-schemas'
import { erpAbilityNames, triedActionTargets } from '@intranet/contract/sales/erp'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type * as z from 'zod'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Tried = Outputs['erp']['actions'][number]
const fields = tryActionInput.omit({ id: true })
type Values = z.input<typeof fields>

const changes = [trpc.erp.pathFilter()]

/** Who tried it looks at the customer, and says what came of it. */
function Verdict({ id }: { id: number }) {
  const judge = useSave(
    { mutationFn: (funcionou: boolean) => api.erp.judgeAction.mutate({ id, funcionou }) },
    { changes },
  )
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" busy={judge.isPending} onClick={() => judge.mutate(true)}>
        Funcionou
      </Button>
      <Button variant="outline" size="sm" busy={judge.isPending} onClick={() => judge.mutate(false)}>
        Não funcionou
      </Button>
    </div>
  )
}

const lastWords = ({ acao, tentativa }: Tried) =>
  tentativa
    ? [
        `Cliente ${tentativa.cod_cliente}, ${triedActionTargets[acao].toLowerCase()} ${tentativa.alvo ?? '–'}`,
        `${tentativa.usuario ?? 'Não informado'}, ${formatDateTime(tentativa.created_at)}`,
        tentativa.resposta ?? 'O ERP ainda não respondeu.',
      ].join(' · ')
    : 'Ainda não foi testada.'

function TriedOne({ tried }: { tried: Tried }) {
  return (
    <Card asChild className="grid gap-2 p-3">
      <li>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {erpAbilityNames[tried.acao]}
          <Badge variant={tried.confirmada ? 'success' : 'warning'}>
            {tried.confirmada ? 'Oferecida' : 'Não oferecida'}
          </Badge>
        </p>
        <p className="text-muted-foreground text-sm break-words">{lastWords(tried)}</p>
        {tried.tentativa?.funcionou === null && <Verdict id={tried.tentativa.id} />}
      </li>
    </Card>
  )
}

function TrialForm({ id, actions }: { id: number; actions: readonly Tried[] }) {
  const confirm = useConfirm()
  const busy = useRef(false)
  const attempt = async (values: Values) => {
    const name = erpAbilityNames[values.acao]
    const consequences = ['A ação é feita de verdade no sistema do provedor, neste cliente.']
    if (!(await confirm({ title: `Testar “${name}” no cliente ${values.cod_cliente}?`, consequences })))
      return
    const { resposta, falhou } = await api.erp.tryAction.mutate({ ...values, id })
    if (falhou) toast.error(resposta)
    else toast.success(resposta)
  }
  return (
    <Form
      plain
      schema={fields}
      defaultValues={{ acao: actions[0]!.acao, cod_cliente: '', alvo: '' }}
      texts={{ success: null }}
      onSaved={() => undefined}
      onSubmit={async (values: Values) => {
        if (busy.current) return
        busy.current = true
        await attempt(values).finally(() => (busy.current = false))
      }}
      changes={changes}
    >
      <div className="grid gap-4">
        <ShortSelectField<Values>
          name="acao"
          label="Ação"
          options={actions.map(({ acao }) => ({ value: acao, label: erpAbilityNames[acao] }))}
        />
        <TextField<Values> name="cod_cliente" label="Código do cliente" required autoComplete="off" />
        <TextField<Values>
          name="alvo"
          label="Contrato ou conexão"
          hint="Só quando o cliente tem mais de um."
          autoComplete="off"
        />
        <SubmitButton>Testar ação</SubmitButton>
      </div>
    </Form>
  )
}

/** Actions that screens offer once somebody has seen them work on this server. */
export function ActionTrialsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.erp.actions.queryOptions({ id }))
  return (
    <FormDialog title="Testar ação" onClose={onClose}>
      <Loaded reads={[read]}>
        {(actions) => (
          <div className="grid gap-4">
            <p className="text-muted-foreground text-sm">
              Nenhuma fonte oficial descreve estas ações. Cada uma é oferecida nas telas depois que funcionar
              em um cliente escolhido por você.
            </p>
            <ul className="grid gap-2">
              {actions.map((tried) => (
                <TriedOne key={tried.acao} tried={tried} />
              ))}
            </ul>
            {actions.some(({ tentativa }) => tentativa?.funcionou !== null) && (
              <TrialForm id={id} actions={actions.filter(({ tentativa }) => tentativa?.funcionou !== null)} />
            )}
          </div>
        )}
      </Loaded>
    </FormDialog>
  )
}
