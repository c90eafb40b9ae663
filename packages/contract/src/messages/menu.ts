/** The entries of the top menu. */
export const menu = {
  news: 'Novidades',
  faq: 'FAQ',
  handbook: 'Manual do Colaborador',
  requests: 'Solicitações',
  careers: 'Trabalhe Conosco',
  sales: 'Vendas',
  resume: 'Currículo',
} as const
