import { useQuery } from '@tanstack/react-query'
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
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { ErrorState } from '@/components/shell/states.tsx'
import { trpc } from '@/lib/trpc.ts'
import { uncheckedAddress } from '@/lib/address.ts'

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

/** What the person still holds or answers for, each with the way to hand it on. */
export function ShutdownHoldings({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(trpc.shutdowns.holdings.queryOptions({ id }))
  const open = data?.filter(({ encerra }) => !encerra).length ?? 0
  return (
    <section id="pendencias" className="mb-6">
      <SectionLabel count={data?.length}>O que ainda possui</SectionLabel>
      {open > 0 && (
        <p className="mb-2 text-sm text-muted-foreground">
          Repasse ou receba de volta cada item antes de efetivar. Com itens em aberto, só o gestor de RH
          efetiva, com justificativa.
        </p>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-sm text-muted-foreground">Nada em nome desta pessoa.</p>}
      <ul className="grid gap-2 text-sm">
        {data?.map(({ tipo, descricao, rota, encerra }) => {
          const { label, icon: Icon } = kinds[tipo]
          return (
            <li key={`${tipo} ${descricao} ${rota}`} className="flex items-center gap-2">
              <Icon className="ic text-muted-foreground" aria-hidden />
              <span className="text-muted-foreground">{label}</span>
              {rota ? (
                <AddressLink to={uncheckedAddress(rota)} preload={false}>
                  {descricao}
                </AddressLink>
              ) : (
                descricao
              )}
              {encerra && <span className="text-xs text-muted-foreground">· termina com o desligamento</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
