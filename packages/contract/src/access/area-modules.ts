import { deskModules, type ModuleKey } from '../access.ts'

/** The modules of each area of the menu. */
export const areaModules = {
  people: ['rh', 'desligamentos', 'banco_talentos', 'onboarding'],
  content: ['novidades', 'perguntas_frequentes', 'manual'],
  sales: ['vendas', 'precificacao', 'blacklist'],
  marketing: ['marketing', 'regua_comunicacao', 'roulette'],
  operations: ['incidentes', 'suprimentos', 'frota', 'caronas'],
  service: deskModules,
} as const satisfies Record<string, readonly ModuleKey[]>
