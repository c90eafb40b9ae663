import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { shutdown as text } from '@intranet/contract/messages/staff'
import { openStates } from '@intranet/contract/people/shutdown-options'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  BriefcaseBusiness,
  CalendarClock,
  Car,
  Gift,
  HardHat,
  Headset,
  HandCoins,
  KeyRound,
  Megaphone,
  MonitorSmartphone,
  Network,
  PackageOpen,
  ReceiptText,
  TriangleAlert,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Line = Outputs['shutdowns']['holdings'][number]
type Shutdown = Outputs['shutdowns']['get']

const kinds = {
  acesso: { label: 'Acesso', icon: KeyRound },
  departamento: { label: 'Responde pelo departamento', icon: Network },
  setor: { label: 'Responde pelo setor', icon: Network },
  cargo: { label: 'Responde pelo cargo', icon: Network },
  equipe: { label: 'Lidera', icon: Users },
  veiculo: { label: 'Está com o veículo', icon: Car },
  chave: { label: 'Está com a chave', icon: KeyRound },
  equipamento: { label: 'Está com', icon: PackageOpen },
  equipe_tecnica: { label: 'Responde pela equipe', icon: HardHat },
  multa: { label: 'Multa em aberto', icon: ReceiptText },
  reserva: { label: 'Reserva de veículo', icon: CalendarClock },
  incidente: { label: 'Incidente aberto', icon: TriangleAlert },
  carona: { label: 'Oferece', icon: Car },
  atendimento: { label: 'Atende no backoffice', icon: Headset },
  patrocinio: { label: 'Responde pelo patrocínio', icon: HandCoins },
  vaga: { label: 'Responde pela vaga', icon: BriefcaseBusiness },
  entrevista: { label: 'Entrevista marcada', icon: CalendarClock },
  lead: { label: 'Vende', icon: HandCoins },
  campanha: { label: 'Mantém a campanha', icon: Megaphone },
  roleta: { label: 'Responde pela roleta', icon: Gift },
  onboarding: { label: 'Mantém o onboarding', icon: Network },
  recurso: { label: 'Reservou', icon: CalendarClock },
  chave_acesso: { label: 'Chave de acesso', icon: KeyRound },
  sessoes: { label: 'Conectado', icon: MonitorSmartphone },
}

/** Signing a line off and taking that back; for HR's managers, while the shutdown is open. */
function useSignOffs(id: number) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const reread = () => queryClient.invalidateQueries(trpc.shutdowns.holdings.queryFilter({ id }))
  const signOff = useMutation(
    trpc.shutdowns.signOff.mutationOptions({
      onSuccess: () => toast.success(text.signedOff),
      onSettled: reread,
    }),
  )
  const takeBack = useMutation(
    trpc.shutdowns.takeBackSignOff.mutationOptions({
      onSuccess: () => toast.success(text.signOffTakenBack),
      onSettled: reread,
    }),
  )
  async function ask({ tipo, registro, descricao }: Line) {
    const answer = await confirm({
      title: 'Dar baixa neste item?',
      text: `${kinds[tipo].label}: ${descricao}`,
      consequences: ['O item deixa de impedir que o desligamento seja efetivado.'],
      input: { kind: 'textarea', label: 'Observação', required: true },
      confirmLabel: 'Dar baixa',
    })
    if (answer) signOff.mutate({ id, registro, descricao, observacao: answer.textArea })
  }
  return {
    ask,
    takeBack: (id_baixa: number) => takeBack.mutate({ id, id_baixa }),
    isPending: signOff.isPending || takeBack.isPending,
  }
}

/** A line: what it is, where it is handed on, and how it was settled. */
function HeldLine({ line, children }: { line: Line; children: ReactNode }) {
  const { tipo, descricao, rota, encerra, baixa } = line
  const { label, icon: Icon } = kinds[tipo]
  return (
    <li className="flex items-start gap-2">
      <Icon className="mt-0.5 text-muted-foreground" aria-hidden />
      <div className="min-w-0 grow break-words">
        <span className="text-muted-foreground">{label}</span>{' '}
        {rota ? (
          <AddressLink to={uncheckedAddress(rota)} preload={false}>
            {descricao}
          </AddressLink>
        ) : (
          descricao
        )}
        {encerra && <span className="text-xs text-muted-foreground"> · termina com o desligamento</span>}
        {baixa && (
          <small className="block text-xs text-muted-foreground">
            Baixa: {baixa.observacao} ({baixa.por ?? 'não informado'}, {formatDateTime(baixa.created_at)})
          </small>
        )}
      </div>
      {children}
    </li>
  )
}

/** What the person still holds or answers for, each with the way to hand it on or to sign it off. */
export function ShutdownHoldings({ record: { id, situacao } }: { record: Shutdown }) {
  const { data, error, refetch } = useQuery(trpc.shutdowns.holdings.queryOptions({ id }))
  const signs = can(useSession(), 'rh', 'manage') && openStates.includes(situacao)
  const { ask, takeBack, isPending } = useSignOffs(id)
  const open = data?.filter(({ encerra, baixa }) => !encerra && !baixa).length ?? 0
  return (
    <section id="pendencias" className="mb-6">
      <SectionLabel count={data?.length}>O que ainda possui</SectionLabel>
      {open > 0 && (
        <p className="mb-2 text-sm text-muted-foreground">
          Repasse, receba de volta ou peça ao gestor de RH a baixa de cada item antes de efetivar. Com itens
          em aberto, só o gestor de RH efetiva, com justificativa.
        </p>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-sm text-muted-foreground">Nada em nome desta pessoa.</p>}
      <ul className="grid gap-2 text-sm">
        {data?.map((line) => (
          <HeldLine key={line.registro} line={line}>
            {signs && !line.encerra && (
              <Button
                size="sm"
                disabled={isPending}
                aria-label={`${line.baixa ? 'Desfazer baixa' : 'Dar baixa'}: ${line.descricao}`}
                onClick={() => (line.baixa ? takeBack(line.baixa.id) : void ask(line))}
              >
                {line.baixa ? 'Desfazer baixa' : 'Dar baixa'}
              </Button>
            )}
          </HeldLine>
        ))}
      </ul>
    </section>
  )
}
