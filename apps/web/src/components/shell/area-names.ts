/**
 * The hubs by the key that routes name in `staticData.area`: all that the crumb needs at first.
 * Their cards (`areas.ts`) come with the menu or the search box that shows them.
 */
export const areaNames: Record<string, string> = {
  admin: 'Administração',
  content: 'Conteúdo',
  hr: 'RH',
  marketing: 'Marketing',
  sales: 'Vendas',
  settings: 'Configurações',
}
