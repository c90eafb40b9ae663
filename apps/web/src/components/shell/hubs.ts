import { can, type AccessHolder } from '@intranet/contract/access'
import { hr } from '@intranet/contract/messages/people'
import type { AreaKey } from './area-names.ts'

interface HubFrame {
  /** The area whose menu and thread show its cards; none for what is on one page alone. */
  area?: AreaKey
  /** Whose they are in menu and thread; everybody's who may open them when absent. */
  of?: (holder: AccessHolder | null) => boolean
  /** The headings in their order, by the names that cards call their sections by. */
  sections: Readonly<Record<string, string>>
}

const managesSales = (holder: AccessHolder | null) => can(holder, 'vendas', 'manage')

const hubs = {
  /** What managers keep. */
  admin: {
    area: 'admin',
    sections: {
      modulos: 'Módulos',
      acesso: 'Acesso',
      empresa: 'Empresa',
      organizacao: 'Recursos Humanos',
      vendas: 'Vendas',
      novidades: 'Conteúdo',
    },
  },
  /** What editors keep. */
  content: { area: 'content', sections: { novidades: 'NOVIDADES', faq: 'FAQ', manual: 'MANUAL' } },
  /** People, their onboarding and reports. */
  hr: {
    area: 'hr',
    sections: {
      pessoal: hr.personnel,
      trabalhe: hr.careers,
      onboarding: hr.onboarding,
      relatorios: hr.reports,
      basicas: hr.basicSettings,
    },
  },
  /** What HR keeps of everybody, each employee has of themselves: beside those pages, without a hub. */
  own: { area: 'hr', sections: { meus: 'Minhas páginas' } },
  marketing: {
    area: 'marketing',
    sections: {
      comunicacao: 'COMUNICAÇÃO',
      leads: 'LEADS',
      patrocinios: 'PATROCÍNIOS',
      roletas: 'ROLETAS',
      relatorios: 'RELATÓRIOS',
    },
  },
  /** The sales home of management (docs/sales.md#two-doors). */
  internal: {
    area: 'sales',
    of: managesSales,
    sections: {
      vendas: 'VENDAS',
      'pos-vendas': 'PÓS-VENDAS',
      relatorios: 'RELATÓRIOS',
      configuracoes: 'CONFIGURAÇÕES BÁSICAS',
    },
  },
  /** The sales home of sellers. */
  external: {
    area: 'sales',
    of: (holder) => !managesSales(holder),
    sections: {
      vendas: 'VENDAS',
      'pos-vendas': 'PÓS-VENDAS',
      relatorios: 'RELATÓRIOS',
      consultas: 'CONSULTAS',
    },
  },
  /** What `/vendas/inicio` has besides the home of a door (docs/sales.md#missing-coverage). */
  drillDown: { sections: { 'sem-cobertura': 'SEM COBERTURA' } },
  /** The screens about one identified customer, in their order (docs/client-panel.md). */
  clientPanel: { area: 'service', sections: { painel: 'PAINEL DO CLIENTE' } },
  /** Notices, equipment and vehicles (docs/operations.md#the-way-in). */
  operations: { area: 'operations', sections: { operacoes: 'OPERAÇÕES' } },
  incidents: { area: 'operations', sections: { incidentes: 'INCIDENTES' } },
  supplies: {
    area: 'operations',
    sections: { suprimentos: 'SUPRIMENTOS', equipes: 'EQUIPES', equipamentos: 'EQUIPAMENTOS' },
  },
  fleet: { area: 'operations', sections: { frota: 'FROTA' } },
  requests: { area: 'operations', sections: { veiculos: 'VEÍCULOS', equipamentos: 'EQUIPAMENTOS' } },
  /** From a sale to a working connection, customers, money and blocking (docs/desk.md). */
  service: { area: 'service', sections: { atendimento: 'ATENDIMENTO' } },
  backoffice: { area: 'service', sections: { backoffice: 'BACKOFFICE' } },
  /** Users, rights and what the whole intranet is set to. */
  settings: { area: 'settings', sections: { acesso: 'ACESSO', intranet: 'INTRANET' } },
} as const satisfies Record<string, HubFrame>

export type HubKey = keyof typeof hubs

/** A section as cards name it: `hr/pessoal`. */
export type SectionName = {
  [Hub in HubKey]: `${Hub}/${keyof (typeof hubs)[Hub]['sections'] & string}`
}[HubKey]

/** The hubs and their documented sections. Cards come from the features, which name their sections: see `screens.ts`. */
export const frames: Readonly<Record<HubKey, HubFrame>> = hubs
