import type { Needs } from '@/lib/needs.ts'

/**
 * The hubs by the key that routes name in `staticData.area`: all that the crumb needs at first.
 * Their cards (`screens.ts`) come with the menu or the search box that shows them.
 */
export const areaNames = {
  admin: 'Administração',
  content: 'Conteúdo',
  hr: 'RH',
  marketing: 'Marketing',
  operations: 'Operações',
  sales: 'Vendas',
  service: 'Atendimento',
  settings: 'Configurações',
} as const

/** What is above an area: the crumb's arrow leads there, and does not name it behind the area as if it were below. */
export const aboveAreas: readonly string[] = ['/', '/modulos/admin', '/human-resources', '/human-resources/']

export type AreaKey = keyof typeof areaNames

/** Who opens the hub of an area that shares screens with another one. */
export const sharedAreas = {
  admin: 'anyManager',
  hr: { module: 'rh', ability: 'read' },
  sales: { module: 'vendas', ability: 'read' },
  settings: 'configuration',
} as const satisfies Partial<Record<AreaKey, Needs>>

/** The area of a screen; of one that is in two hubs the first that the person opens, else the last. */
export type ScreenArea = AreaKey | readonly (keyof typeof sharedAreas)[]
