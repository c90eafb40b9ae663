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

export type AreaKey = keyof typeof areaNames
