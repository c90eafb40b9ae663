import { can, isSuperadmin, type ModuleKey } from '@intranet/contract/access'
import {
  CalendarHeart,
  ChartNoAxesCombined,
  FerrisWheel,
  FileUp,
  Flag,
  HandCoins,
  Link2,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MessageSquareQuote,
  MessageSquareX,
  Send,
} from 'lucide-react'
import type { Area, HubCard } from '../area.ts'

/** Marketing's screens are for employees; sellers from outside have their own door. */
const of =
  (module: ModuleKey): HubCard['visible'] =>
  (holder) =>
    can(holder, module, 'read') && ((holder?.employee ?? false) || isSuperadmin(holder))

const card =
  (module: ModuleKey) =>
  (title: string, text: string, icon: LucideIcon, to: string, visible = of(module)): HubCard => ({
    title,
    text,
    icon,
    to,
    visible,
  })

const communication = card('regua_comunicacao')
const leads = card('vendas')
const sponsorship = card('marketing')
const roulette = card('roulette')

/** /marketing/home: its sections and cards. A card shows once its screen exists (docs/screens.md#hubs). */
export const marketingArea: Area = {
  name: 'Marketing',
  to: '/marketing/home',
  sections: [
    {
      key: 'comunicacao',
      title: 'COMUNICAÇÃO',
      cards: [
        communication(
          'Campanha de Comunicação',
          'Mensagens por SMS, e-mail e WhatsApp',
          Send,
          '/marketing/communication-scale/list',
        ),
        communication(
          'Restrições de Envio',
          'Quem não quer receber',
          MessageSquareX,
          '/marketing/communication-scale-restrictions/list',
        ),
        communication('Eventos', 'Feiras e ações de rua', CalendarHeart, '/marketing/events/list'),
      ],
    },
    {
      key: 'leads',
      title: 'LEADS',
      cards: [
        leads('Campanhas', 'De onde as leads vêm', Megaphone, '/marketing/campaigns/list'),
        leads('Canais', 'Por onde as leads chegam', Flag, '/marketing/channels/list'),
        leads('Importar Leads', 'Planilhas de contatos', FileUp, '/marketing/imports-leads/list'),
        leads(
          'Link de Rastreamento',
          'Endereços e QR codes com resultado',
          Link2,
          '/marketing/tracking-link/list',
        ),
        leads(
          'Destinos',
          'Para onde os links levam',
          MapPinned,
          '/marketing/destinations/list',
          isSuperadmin,
        ),
      ],
    },
    {
      key: 'patrocinios',
      title: 'PATROCÍNIOS',
      cards: [
        sponsorship(
          'Solicitações de Patrocínio',
          'Pedidos, análise e contrapartidas',
          HandCoins,
          '/marketing/sponsorship/solicitations/list',
        ),
        sponsorship(
          'Justificativas',
          'Motivos de recusa',
          MessageSquareQuote,
          '/marketing/sponsorship/justification/list',
        ),
      ],
    },
    {
      key: 'roletas',
      title: 'ROLETAS',
      cards: [
        roulette('Roletas', 'Prêmios, sorteios e participantes', FerrisWheel, '/marketing/roulette/list'),
      ],
    },
    {
      key: 'relatorios',
      title: 'RELATÓRIOS',
      cards: [
        leads(
          'Resultado de Campanha',
          'Investimento, leads e vendas',
          ChartNoAxesCombined,
          '/marketing/results-campaigns-report/report',
        ),
      ],
    },
  ],
}
