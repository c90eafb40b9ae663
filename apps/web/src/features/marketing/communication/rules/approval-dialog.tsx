import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatDateTime, formatMoney, formatNumber } from '@intranet/contract/formats'
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { communicationRule } from '@intranet/contract/messages/communication'
import { dialog } from '@intranet/contract/messages'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { Field, FieldError } from '@/components/ui/field.tsx'
import { ChannelMessages } from './channel-messages.tsx'

interface Closable {
  onClose: () => void
}

const changes = [trpc.communicationRules.pathFilter()]

/** Typing the number shows that it was read. */
function Request({ id, total, onClose }: Closable & { id: number; total: number }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useSave(
    {
      mutationFn: (publico: number) => api.communicationRules.requestApproval.mutate({ id, publico }),
      onError: (error) => setProblem(readRequestError(error).fields.publico),
    },
    { saved: 'Aprovação pedida.', changes },
  )
  const ask = () => {
    const publico = Number(typed.replace(/\D/g, ''))
    if (publico > 0) mutate(publico, { onSuccess: onClose })
    else setProblem(communicationRule.wrongNumber)
  }
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>{communicationRule.approvalNeeded(total)}</p>
        <Field>
          <Label htmlFor="audience" required>
            Número de clientes
          </Label>
          <Input
            id="audience"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby="audience-note"
            onChange={(event) => setTyped(event.target.value)}
          />
          <FieldError id="audience-note" role="alert">
            {problem}
          </FieldError>
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {dialog.cancel}
        </Button>
        <Button busy={isPending} onClick={ask}>
          Pedir aprovação
        </Button>
      </DialogFooter>
    </>
  )
}

type RuleRecord = Outputs['communicationRules']['get']

/** Who asked cannot agree; everybody may take the request back. The buttons come with the messages, which move them. */
function Decision({ rule, onClose }: Closable & { rule: RuleRecord }) {
  const session = useSession()
  const own = rule.id_solicitante === session?.usuarioId
  const [chosen, setChosen] = useState<Channel>()
  // Kept from an earlier look they may be others than those that are approved.
  const messages = useQuery({
    ...trpc.communicationRules.preview.queryOptions({ id: rule.id }),
    staleTime: 0,
    gcTime: 0,
  })
  const { mutate: approve, isPending } = useSave(
    {
      mutationFn: () =>
        api.communicationRules.approve.mutate({
          id: rule.id,
          impressao: rule.aprovacao_impressao ?? undefined,
        }),
    },
    { saved: 'Regra aprovada e ativada.', changes },
  )
  const { mutate: refuse } = useSave(
    { mutationFn: () => api.communicationRules.refuseApproval.mutate({ id: rule.id }) },
    { saved: own ? 'Pedido retirado.' : 'Pedido recusado.', changes },
  )
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>
          {rule.solicitante} pediu em {formatDateTime(rule.solicitada_em)} para enviar a{' '}
          <b>{formatNumber(rule.aprovacao_publico)}</b> clientes
          {rule.aprovacao_custo !== null && (
            <>
              , por <b>{formatMoney(rule.aprovacao_custo)}</b> no próximo turno
            </>
          )}
          .
        </p>
        <Loaded reads={[messages]} waiting={<Skeleton className="h-24 w-full" />}>
          {(all) => (
            <ChannelMessages
              messages={all}
              canal={chosen ?? all[0]!.canal}
              onChoose={(canal) => setChosen(canal as Channel)}
            />
          )}
        </Loaded>
        <p className="text-sm text-muted-foreground">
          {own
            ? communicationRule.approvalSelf
            : 'Ao aprovar, a regra fica ativa: continua o turno que foi parado, se ainda houver tempo, e envia nos próximos.'}
        </p>
      </DialogBody>
      {!messages.isPending && (
        <DialogFooter>
          <Button variant="outline" cooldown onClick={() => refuse(undefined, { onSuccess: onClose })}>
            {own ? 'Retirar pedido' : 'Recusar'}
          </Button>
          {!own && messages.data && (
            <Button busy={isPending} onClick={() => approve(undefined, { onSuccess: onClose })}>
              Aprovar e ativar
            </Button>
          )}
        </DialogFooter>
      )}
    </>
  )
}

const waiting = (
  <DialogBody>
    <Skeleton className="h-24 w-full" />
  </DialogBody>
)

/** A large audience: asking for a second manager, and that manager's answer. */
export function ApprovalDialog({ id, onClose }: Closable & { id: number }) {
  const manages = can(useSession(), 'regua_comunicacao', 'manage')
  const rule = useQuery({ ...trpc.communicationRules.get.queryOptions({ id }), staleTime: 0 })
  const pending = rule.data?.aprovacao === 'pendente'
  const forecast = useQuery({
    ...trpc.communicationRules.simulate.queryOptions({ id }),
    enabled: rule.data !== undefined && !pending,
    staleTime: 0,
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Aprovação</DialogTitle>
        </DialogHeader>
        <Loaded reads={[rule]} waiting={waiting}>
          {(saved) =>
            saved.aprovacao === 'pendente' ? (
              <Decision rule={saved} onClose={onClose} />
            ) : manages ? (
              <Loaded reads={[forecast]} waiting={waiting}>
                {({ clientes, publico }) => <Request id={id} total={publico ?? clientes} onClose={onClose} />}
              </Loaded>
            ) : (
              <DialogBody>
                <p>A regra foi salva inativa: um gestor precisa pedir a aprovação do público.</p>
              </DialogBody>
            )
          }
        </Loaded>
      </DialogContent>
    </Dialog>
  )
}
