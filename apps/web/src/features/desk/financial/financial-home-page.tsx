import { can } from '@intranet/contract/access'
import {
  CreditCard,
  Handshake,
  QrCode,
  ReceiptText,
  Undo2,
  UserRoundSearch,
  type LucideIcon,
} from 'lucide-react'
import { LinkCard, LinkCards } from '@/components/hub/link-card.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { useRouteExists } from '@/components/shell/use-screen-opens.ts'
import { Card } from '@/components/ui/card.tsx'
import { HueMark } from '@/components/ui/marked.tsx'
import { useSession } from '@/lib/session.ts'

/** With the hue of each: this page asks the server for nothing. */
const providers = [
  ['Produto', 285, 'Segunda via na central do assinante, por Pix ou boleto.'],
  ['RazaoInfo', 260, 'Segunda via na central do assinante, por Pix, boleto ou cartão.'],
  ['Vetorial', 352, 'Segunda via na central do assinante ou no aplicativo.'],
] as const

const ways: readonly (readonly [LucideIcon, string, string])[] = [
  [QrCode, 'Pix', 'O código da fatura vale até o vencimento e baixa na hora.'],
  [ReceiptText, 'Boleto', 'A linha digitável está na fatura; a baixa leva até dois dias úteis.'],
  [CreditCard, 'Cartão', 'Pela central do assinante do seu provedor, quando disponível.'],
]

/** How to pay, for everybody: nothing personal is here, and nothing is asked of the server. */
function HowToPay() {
  return (
    <>
      <SectionLabel>Como pagar</SectionLabel>
      <ul className="mb-6 grid gap-3 md:grid-cols-3">
        {ways.map(([Icon, title, text]) => (
          <Card asChild key={title} className="grid content-start gap-1 p-4">
            <li>
              <h3 className="flex items-center gap-2 text-sm font-semibold">
                <Icon aria-hidden className="size-4" />
                {title}
              </h3>
              <p className="text-sm">{text}</p>
            </li>
          </Card>
        ))}
      </ul>
      <SectionLabel>Canais dos provedores</SectionLabel>
      <ul className="mb-6 grid gap-3 md:grid-cols-3">
        {providers.map(([name, hue, text]) => (
          <Card asChild key={name} className="grid content-start gap-1 p-4">
            <li>
              <h3 className="text-sm font-semibold">
                <HueMark hue={hue}>{name}</HueMark>
              </h3>
              <p className="text-sm">{text}</p>
            </li>
          </Card>
        ))}
      </ul>
    </>
  )
}

const staffCards = [
  {
    title: 'Estornos',
    text: 'Pedidos, aprovação e pagamento',
    icon: Undo2,
    to: '/backoffice/estornos/listagem',
    module: 'estornos',
  },
  {
    title: 'Negociações',
    text: 'Faturas vencidas de um cliente',
    icon: Handshake,
    to: '/client-panel/negotiation',
    module: 'painel_cliente',
  },
  {
    title: 'Painel do cliente',
    text: 'Um cliente identificado',
    icon: UserRoundSearch,
    to: '/client-panel/identification',
    module: 'painel_cliente',
  },
] as const

function StaffCards() {
  const session = useSession()
  const exists = useRouteExists()
  const cards = staffCards.filter(({ module, to }) => can(session, module, 'read') && exists(to))
  if (!cards.length) return null
  return (
    <>
      <SectionLabel>Para a equipe</SectionLabel>
      <LinkCards>
        {cards.map(({ title, text, icon: Icon, to }) => (
          <LinkCard key={title} to={to} mark={<Icon aria-hidden />} title={title} text={text} />
        ))}
      </LinkCards>
    </>
  )
}

export function FinancialHomePage() {
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <HowToPay />
        <StaffCards />
      </PageSheet>
    </Page>
  )
}
